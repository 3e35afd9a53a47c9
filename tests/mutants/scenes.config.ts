import { defineConfig } from 'vitest/config'
import { UnloadedFiles } from './unloaded-files'

/** The tests that have to find the mutants of what reads and writes: the referee's scenes on a database in memory. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['tests/simulation/*.test.ts', 'functions/src/referee/next-line.test.ts'],
    // Too slow to be played for every mutant.
    exclude: ['tests/simulation/{simulation,size}.test.ts'],
    // Every scene brings its own clock, network and database, so the files can share what they import.
    isolate: false,
    reporters: [new UnloadedFiles()],
  },
})
