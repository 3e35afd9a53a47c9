import { joinLifetime, type LifetimeBoard, type LifetimeDoc } from '#common/boards/lifetime'
import { pagePaths } from '#common/page-paths'
import type { Loaded } from './documents'
import { NO_LEADERBOARD, useWithNames } from './league'
import { useDocument } from './useDocument'

/** What everybody has done in the finished seasons: one document. It is apart, so that no other page loads it. */
export function useLifetime(): Loaded<LifetimeBoard> {
  const doc = useDocument<LifetimeDoc>(pagePaths.lifetime(), NO_LEADERBOARD)
  return useWithNames(doc, NO_LEADERBOARD, joinLifetime)
}
