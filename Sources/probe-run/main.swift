import ProbeCommandLine

CommandLineTool.runAndExit()
