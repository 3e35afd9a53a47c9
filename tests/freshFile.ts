import { vi } from 'vitest'

/**
 * Vitest's set-up of test files that share a process, which saves starting one for each: every file gets modules, timers,
 * globals and an environment of its own. What it cannot undo is a mocked module and what a package does to itself;
 * vitest.config.ts gives files with those a process of their own.
 */
vi.resetModules()
vi.useRealTimers()
vi.unstubAllGlobals()
vi.unstubAllEnvs()
