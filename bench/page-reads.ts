import { paths } from '#common/paths'
import { SEASON, WEEK } from './counted-league'

export type PageName = 'picks' | 'scores' | 'board'

/** How often each document of a league counts for all pages of a kind: once for each player, the slip only for its own. */
type Listeners = ReadonlyMap<string, 'all' | 'own'>

/**
 * What the pages of all players are billed: every document when a page is opened, as the cache is in memory, and then each
 * change of a document that the page listens to.
 */
export class PageReads {
  readonly reads: Record<PageName, number> = { picks: 0, scores: 0, board: 0 }
  private readonly listeners: Record<PageName, Listeners>
  private readonly slips = paths.slips(SEASON, WEEK)

  constructor(
    private readonly players: number,
    own: string,
    games: readonly string[],
  ) {
    const slate = [
      paths.settings(),
      paths.week(SEASON, WEEK),
      ...games.map((id) => paths.line(SEASON, WEEK, id)),
      paths.scores(SEASON, WEEK),
    ]
    const board = [
      paths.settings(),
      paths.scores(SEASON, WEEK),
      paths.weeklyBoard(SEASON, WEEK),
      paths.directory(),
      paths.status(SEASON, WEEK),
      // The mark at the tab of the picks.
      paths.week(SEASON, WEEK),
      ...games.map((id) => paths.line(SEASON, WEEK, id)),
    ]
    const withSlip = (shared: readonly string[]): Listeners =>
      new Map([...shared.map((path) => [path, 'all'] as const), [paths.slip(SEASON, WEEK, own), 'own'] as const])
    this.listeners = { picks: withSlip(slate), scores: withSlip(slate), board: withSlip(board) }
  }

  /** Every player opens, or reloads, the page. */
  open(): void {
    this.each((listeners) => listeners.size * this.players)
  }

  /** These documents were written in one commit. A slip is listened to by its own player. */
  change(written: readonly string[]): void {
    this.each((listeners) => {
      const reads = written.map((path) => {
        if (path.startsWith(`${this.slips}/`)) return 1
        return listeners.has(path) ? this.players : 0
      })
      return reads.reduce<number>((sum, each) => sum + each, 0)
    })
  }

  private each(readsOf: (listeners: Listeners) => number): void {
    for (const page of ['picks', 'scores', 'board'] as const) this.reads[page] += readsOf(this.listeners[page])
  }
}

/** The page that costs most. */
export const dearestPage = (reads: Record<PageName, number>): PageName =>
  (['picks', 'scores', 'board'] as const).reduce((most, page) => (reads[page] > reads[most] ? page : most))
