-- Runs scenarios on a small model of the same app, as a plain script would do it: the peer that probe-run is compared with.
-- It knows only the forms `scenario 'NAME' {`, `tap`, `copy`, `expect caption` and `expect clipboard`.

local payloads = { ['Share A'] = 'Share A: 12', ['Share B'] = 'Share B: 34' }

-- A freshly launched app with its body evaluated once.
local function launch()
  local app = { state = {}, layers = {}, trace = {} }
  function app:body()
    self.trace[#self.trace + 1] = 'body'
    local buttons = {}
    for label, text in pairs(payloads) do
      buttons[#buttons + 1] = { kind = 'button', label = label, action = function() self.state.payload = text end }
    end
    self.layers[1] = { kind = 'screen', elements = buttons }
  end
  function app:settle()
    if self.state.payload and not self.layers[2] then
      local content = { kind = 'activity', caption = self.state.payload, activities = { 'Copy', 'Mail', 'Messages' } }
      self.trace[#self.trace + 1] = 'present'
      self.layers[2] = { kind = 'sheet', elements = { content } }
    elseif not self.state.payload and self.layers[2] then
      self.trace[#self.trace + 1] = 'dismiss'
      self.layers[2] = nil
    end
  end
  function app:sheet()
    local top = self.layers[#self.layers]
    return top.kind == 'sheet' and top.elements[1] or nil
  end
  app:body()
  return app
end

local steps = {
  tap = function(app, label)
    for _, element in ipairs(app.layers[#app.layers].elements) do
      if element.label == label then
        element.action()
        app:body()
        app:settle()
        return true
      end
    end
    return false
  end,
  copy = function(app)
    local sheet = app:sheet()
    if not sheet then return false end
    app.clipboard = sheet.caption
    app.state.payload = nil
    app:body()
    app:settle()
    return true
  end,
  ['expect caption'] = function(app, text)
    local sheet = app:sheet()
    return sheet ~= nil and sheet.caption == text
  end,
  ['expect clipboard'] = function(app, text) return app.clipboard == text end,
}

local file = assert(io.open(arg[1], 'rb'))
local text = file:read('a')
file:close()

local passed, failed = 0, 0
for name, block in text:gmatch("scenario '([^\n]*)' (%b{})") do
  local app, isPassing = launch(), name ~= ''
  for line in block:sub(2, -2):gmatch('[^\n;]+') do
    local step = line:match('^%s*(.-)%s*$')
    if step ~= '' then
      local words, operand = step:match("^(%l+ %l+) '(.*)'$")
      if not words then words, operand = step:match('^(%l+)%s*(.*)$') end
      local run = steps[words]
      if not run or not run(app, operand) then isPassing = false break end
    end
  end
  if isPassing then passed = passed + 1 else failed = failed + 1 end
end
print(passed + failed .. ' tests: ' .. passed .. ' passed, ' .. failed .. ' failed')
os.exit(failed == 0)
