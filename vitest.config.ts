import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files in the order of their names, and those that judge what the others did at the end. */
class NamedOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const key = ({ moduleId }: TestSpecification) => `${moduleId.endsWith('coverage.test.ts') ? 1 : 0}${moduleId}`
    return [...files].sort((a, b) => (key(a) < key(b) ? -1 : 1))
  }
}

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    sequence: { sequencer: NamedOrder },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{common,functions/src,web,scripts,tests/simulation}/**/*.test.{ts,tsx}',
            'tests/architecture.test.ts',
          ],
          // The simulation's runs take seconds, and longer on a machine that is busy.
          testTimeout: 60_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['tests/rules/*.test.ts'],
          globalSetup: ['tests/rules/world.ts'],
          fileParallelism: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/api/*.test.ts'],
          globalSetup: ['tests/api/support/world.ts'],
          fileParallelism: false,
          maxWorkers: 1,
          testTimeout: 30_000,
          hookTimeout: 30_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
