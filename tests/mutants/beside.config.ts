import { defineConfig } from 'vitest/config'
import { UnloadedFiles } from './unloaded-files'

/** The tests that have to find the mutants: those that stand beside the mutated files. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['{common,functions/src}/**/*.test.ts'],
    // They change nothing that another file could see, and are quicker if they share what they import.
    isolate: false,
    reporters: [new UnloadedFiles()],
  },
})
