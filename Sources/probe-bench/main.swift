import ProbeCommandLine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// With arguments it is `probe-run`: what a process of its own costs is measured by starting this program again.
if CommandLine.arguments.count > 1 {
  exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())))
}
Bench.run()
