import { GAME_TROUBLES } from '../../scripts/simulator/orders'
import type { Counters } from './counters'

/** Faults and encounters that the simulation exists for: a set of runs in which one never happens proves too little. */
const REQUIRED = [
  'a commit was lost',
  'a commit was reported-lost',
  'a commit was killed-after',
  'a commit was aborted',
  'a commit was unavailable',
  'a commit was resent',
  'a pass meets a pass',
  'a change at the desk meets a pass',
  'a reveal happened during a change at the desk',
  'a pick was accepted',
  'a pick was refused: locked',
  'the outcome of a pick was unknown',
  'a final was corrected',
  'a final was corrected in a finished week',
  'a game was cancelled and is on after all',
  'a kickoff moved',
  'a kickoff was settled by hand',
  'a kickoff was doubted',
  'a doubt was confirmed by the feed',
  'a kickoff moved too late',
  'a reading was older than the one used',
  'a pass was overtaken',
  'the active week was set back',
  'a pick was entered after the final',
  'a change was undone',
  'score: done',
  'fix: done',
  'slate: done',
  'the feed: a wrong date',
  ...GAME_TROUBLES.map((kind) => `the feed: ${kind}`),
]

/** What was required and never happened. */
export const missing = ({ counts }: Counters): string[] => REQUIRED.filter((what) => !counts.has(what))
