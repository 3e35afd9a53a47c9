import beside, { readsAndWrites } from './beside.stryker.mjs'

/** Stryker's settings for the files that read and write. */
export default {
  ...beside,
  mutate: [readsAndWrites],
  vitest: { configFile: 'tests/mutants/scenes.config.ts' },
  htmlReporter: { fileName: '.cache/mutants/scenes.html' },
  jsonReporter: { fileName: '.cache/mutants/scenes.json' },
}
