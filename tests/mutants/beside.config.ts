import { defineConfig } from 'vitest/config'
import { UnloadedFiles } from './unloaded-files'

/** The tests that have to find the mutants: those beside the mutated files, and the referee's scenes. */
export default defineConfig({
  test: {
    include: ['{common,functions/src}/**/*.test.ts', 'tests/simulation/*.test.ts'],
    // Too slow to be played for every mutant.
    exclude: ['tests/simulation/{simulation,size}.test.ts'],
    reporters: [new UnloadedFiles()],
  },
})
