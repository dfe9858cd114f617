Bench.run()
