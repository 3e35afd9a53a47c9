import { paths } from '#common/paths'
import { COUNTED_SEASON, COUNTED_WEEK } from './memory-league'

export type PageName = 'picks' | 'scores' | 'board'

/**
 * How often each document of a league counts for all pages of a kind: once for each player, the slip only for its own.
 */
type Listeners = ReadonlyMap<string, 'all' | 'own'>

/**
 * What the pages of all players are billed: every document when a page is opened, as the cache is in memory, and then
 * each change of a document that the page listens to.
 */
export class PageReads {
  readonly reads: Record<PageName, number> = { picks: 0, scores: 0, board: 0 }
  private readonly listeners: Record<PageName, Listeners>
  private readonly slips = paths.slips(COUNTED_SEASON, COUNTED_WEEK)

  constructor(
    private readonly players: number,
    own: string,
  ) {
    const slate = [
      paths.settings(),
      // With the lines of its slate.
      paths.week(COUNTED_SEASON, COUNTED_WEEK),
      paths.scores(COUNTED_SEASON, COUNTED_WEEK),
    ]
    const board = [
      paths.settings(),
      paths.scores(COUNTED_SEASON, COUNTED_WEEK),
      paths.weeklyBoard(COUNTED_SEASON, COUNTED_WEEK),
      paths.directory(),
      paths.status(COUNTED_SEASON, COUNTED_WEEK),
      // The mark at the tab of the picks.
      paths.week(COUNTED_SEASON, COUNTED_WEEK),
    ]
    const withSlip = (shared: readonly string[]): Listeners =>
      new Map([
        ...shared.map((path) => [path, 'all'] as const),
        [paths.slip(COUNTED_SEASON, COUNTED_WEEK, own), 'own'] as const,
      ])
    this.listeners = { picks: withSlip(slate), scores: withSlip(slate), board: withSlip(board) }
  }

  /** Every player opens, or reloads, the page. */
  open(): void {
    this.each((listeners) => listeners.size * this.players)
  }

  /** Whether the pages are in sight; in the background they do not listen. */
  private inSight = true
  private readonly missed = new Set<string>()

  /** All players leave their pages, or return: then what changed meanwhile is billed once. */
  show(inSight: boolean): void {
    if (this.inSight === inSight) return
    this.inSight = inSight
    const missed = [...this.missed]
    this.missed.clear()
    this.change(missed)
  }

  /** These documents were written in one commit. A slip is listened to by its own player. */
  change(written: readonly string[]): void {
    if (!this.inSight) {
      for (const path of written) this.missed.add(path)
      return
    }
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
export const costliestPage = (reads: Record<PageName, number>): PageName =>
  (['picks', 'scores', 'board'] as const).reduce((most, page) => (reads[page] > reads[most] ? page : most))
