import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { SANDBOXES } from './scripts/run/sandboxes.mjs'

const api = (...names: string[]) => names.map((name) => `tests/api/${name}.test.ts`)
const rules = (...names: string[]) => names.map((name) => `tests/rules/${name}.test.ts`)

/** Needs Hosting and the functions emulator, of which there is one. */
const BEHIND_HOSTING = api('hosting', 'avatars')
/** Says how a broken body is answered, which must be the same behind Hosting and without. */
const IN_BOTH = api('bodies')
/**
 * Compare with the clock, to the second, what a busy machine is late with, so they run after the others. Both mostly
 * wait, so they run together.
 */
const TIMED = [...api('lock-edge'), ...rules('reveal')]
/** Judges what the other tests of the rules made the emulator note. */
const RULES_COVERAGE = rules('coverage')

/** The files that take longest, most of it waiting: they begin first, so that none is left when all others are done. */
const LONGEST = [
  ...api('limits', 'hostile', 'sessions', 'members', 'season', 'two-seasons', 'desk-undo', 'push-delivery'),
  ...rules('doors'),
  'tests/simulation/side-door.test.ts',
  'functions/src/mail/smtp.test.ts',
]

/**
 * Unit tests that need a process of their own, while the others share one: those that mock a module, and those that
 * draw with sharp, which `functions/src/people/encode-avatar.ts` restricts for its whole process.
 */
const APART = ['common', 'functions/src', 'web/src', 'scripts', 'tools', 'tests']
  .flatMap(testsBelow)
  .filter((path) => !/^tests\/(api|rules|browser)\//.test(path))
  .filter((path) => path.startsWith('tools/logos/') || mocks(path))
/** The same of the API tests. */
const API_APART = testsBelow('tests/api').filter(mocks)

function testsBelow(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`)
  return paths.filter((path) => /\.test\.tsx?$/.test(path))
}

function mocks(path: string): boolean {
  return readFileSync(path, 'utf8').includes('vi.mock(')
}

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const turn = ({ moduleId }: TestSpecification) => Number(!LONGEST.some((path) => moduleId.endsWith(path)))
    return (await super.sort(files)).sort((a, b) => turn(a) - turn(b))
  }
}

// A machine with two cores that runs three of these at once is busy.
const patient = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } }
/**
 * Projects of one group run together, so many files at a time; one group runs after the other. All that use sandboxes
 * side by side are in one: where two groups meet, Vitest can give two workers the same number, and so the same sandbox.
 */
const together = { maxWorkers: SANDBOXES, sequence: { groupOrder: 1 } }
const timed = { maxWorkers: TIMED.length, sequence: { groupOrder: 2 } }
const oneByOne = { maxWorkers: 1, fileParallelism: false, sequence: { groupOrder: 3 } }
const inRulesWorld = { globalSetup: ['tests/rules/world.ts'], ...patient }
const SANDBOX = 'tests/api/support/sandbox.ts'
const inSandbox = { setupFiles: [SANDBOX], ...patient }
/** A process for each file would take nearly as long again as the unit tests themselves. */
const shareProcess = { isolate: false, setupFiles: ['tests/fresh-file.ts'] }
const shareSandbox = { ...inSandbox, isolate: false, setupFiles: ['tests/fresh-file.ts', SANDBOX] }
// The simulation's runs take seconds, and longer on a machine that is busy. A few files wait most of their time, so there
// is one worker more than there are cores.
const unit = {
  maxWorkers: availableParallelism() + 1,
  ...patient,
  hookTimeout: 240_000,
  sequence: { groupOrder: 0 },
}

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    silent: 'passed-only',
    tags: [{ name: 'long', description: 'run by `npm run test:long`, and where their file is named' }],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{common,functions/src,web,scripts,tools,tests/simulation}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          exclude: ['**/node_modules/**', ...APART],
          ...unit,
          ...shareProcess,
        },
      },
      { extends: true, test: { name: 'unit apart', include: APART, ...unit } },
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['tests/rules/*.test.ts'],
          exclude: [...TIMED, ...RULES_COVERAGE],
          ...inRulesWorld,
          ...together,
        },
      },
      { extends: true, test: { name: 'rules timed', include: rules('reveal'), ...inRulesWorld, ...timed } },
      { extends: true, test: { name: 'rules coverage', include: RULES_COVERAGE, ...oneByOne } },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/api/*.test.ts'],
          exclude: [...BEHIND_HOSTING, ...TIMED, ...API_APART],
          ...shareSandbox,
          ...together,
        },
      },
      {
        extends: true,
        test: { name: 'api apart', include: API_APART, exclude: TIMED, ...inSandbox, ...together },
      },
      { extends: true, test: { name: 'api timed', include: api('lock-edge'), ...inSandbox, ...timed } },
      {
        extends: true,
        test: {
          name: 'api behind hosting',
          include: [...BEHIND_HOSTING, ...IN_BOTH],
          ...patient,
          ...shareProcess,
          ...oneByOne,
        },
      },
    ],
  },
})
