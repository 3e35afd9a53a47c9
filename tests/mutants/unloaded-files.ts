import type { Reporter, RunnerTask, Vitest } from 'vitest/node'

/**
 * Turns a test file that could not be loaded into a failed test. Stryker looks at tests only, and would count the
 * mutant that broke the file as one that no test finds (stryker-js issue 6150).
 */
export class UnloadedFiles implements Reporter {
  private vitest: Vitest | undefined

  onInit(vitest: Vitest) {
    this.vitest = vitest
  }

  onTestRunEnd() {
    for (const file of this.vitest?.state.getFiles() ?? []) {
      if (file.result?.state !== 'fail' || file.tasks.length > 0) continue
      file.tasks.push({
        ...{ id: file.id, type: 'test', name: 'loads', mode: 'run' },
        file,
        result: file.result,
      } as RunnerTask)
    }
  }
}
