/** The files that read and write: the referee's scenes find their mutants, not a test beside them. */
export const readsAndWrites = 'functions/src/referee/{pass,poll,week-pass,week-state,whole-pass}.ts'

/** Stryker's settings for all that has its tests beside it. */
export default {
  mutate: [
    'common/**/*.ts',
    'functions/src/feed/*.ts',
    'functions/src/referee/*.ts',
    `!${readsAndWrites}`,
    '!**/*.test.ts',
    '!common/teams/{mascots,fcs-opponents,*-conferences}.ts',
    '!common/nicknames/{*-names,other-schools}.ts',
  ],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutants/beside.config.ts' },
  tsconfigFile: 'none',
  concurrency: 2,
  ignorePatterns: ['.cache', 'dist', 'functions/lib', 'functions/local', 'web/public', 'web/src', 'test-results'],
  tempDirName: '.cache/mutants/sandbox',
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  clearTextReporter: { reportTests: false, reportMutants: false },
  htmlReporter: { fileName: '.cache/mutants/beside.html' },
  jsonReporter: { fileName: '.cache/mutants/beside.json' },
}
