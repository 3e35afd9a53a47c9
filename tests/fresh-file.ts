import { expect, vi } from 'vitest'

/**
 * Vitest's set-up of test files that share a process, which saves starting one for each: every file gets timers, spies,
 * globals and an environment of its own. What it cannot undo is a mocked module and what a package does to itself;
 * vitest.config.ts gives files with those a process of their own.
 */
vi.useRealTimers()
// First, since a spy may have been made of a stub.
vi.restoreAllMocks()
vi.unstubAllGlobals()
vi.unstubAllEnvs()
// `tests/simulation/take-over.ts` replaces these without Vitest. A test that has run into its time limit goes on, and
// may replace them once more after it has given them back.
const kept = globalThis as { realWorld?: { now: () => number; fetch: typeof fetch } }
kept.realWorld ??= { now: Date.now, fetch }
Date.now = kept.realWorld.now
globalThis.fetch = kept.realWorld.fetch
// The web app and the API keep state in modules: there every file gets modules of its own, too. Loading them again for
// the others as well would take a fifth of the time of all unit tests.
if (/\/(web|api)\//.test(expect.getState().testPath ?? '')) vi.resetModules()
