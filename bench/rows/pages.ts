import { setTimeout as sleep } from 'node:timers/promises'
import { paths } from '#common/paths'
import type { Settings, WeekScores } from '#common/week/week'
import { db } from '#functions/db/firebase'
import { ARRIVES_WITHIN, arrivalOf, launch, openBare, openScores, type WatchedPage } from '../browser'
import { p95 } from '../quantiles.mjs'
import { type Round, type Row, rowOfRounds } from '../row'

const ROUNDS = 7
const WRITES = 40
/**
 * Between two writes (ms), with something added, so that they keep no step with the frames. The bar of a card grows for
 * 400 ms after a score; the scores of a league come at most every 15 s, so none arrives while the one before still
 * moves.
 */
const PAUSE = 600
/** Listeners beside the two pages. */
const OTHERS = 48

/** The document that the scores come with, and a game of it that is under way. */
interface Score {
  path: string
  game: string
  write: (score: number) => Promise<void>
}

/**
 * From the commit of a score to the frame that shows it, and from opening the live scores to their first answer of the
 * database; the floor of both is a bare page with one listener of the same document.
 */
export async function measurePages(): Promise<Row[]> {
  const score = await scoreUnderWay()
  const browser = await launch()
  try {
    const pages = { app: await openScores(browser), bare: await openBare(browser, score.path, score.game) }
    return [...(await measureScore(score, pages)), await measureOpening(score, pages)]
  } finally {
    await browser.close()
  }
}

type Pages = Record<'app' | 'bare', WatchedPage>

async function measureScore(score: Score, { app, bare }: Pages): Promise<Row[]> {
  const arrivals = new Map<number, number>()
  const listenOn = () =>
    db.doc(score.path).onSnapshot((found) => {
      const value = (found.data() as WeekScores).games[score.game]?.homeScore ?? 0
      if (!arrivals.has(value)) arrivals.set(value, Date.now())
    })
  const ends = Array.from({ length: OTHERS }, listenOn)
  const rounds: Round[] = []
  const raw: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const waits = { app: [] as number[], bare: [] as number[], raw: [] as number[] }
    for (let write = 0; write < WRITES; write += 1) {
      const value = 1000 + round * WRITES + write
      const started = Date.now()
      await score.write(value)
      waits.app.push((await arrivalOf(app, value)) - started)
      waits.bare.push((await arrivalOf(bare, value)) - started)
      while (!arrivals.has(value) && Date.now() < started + ARRIVES_WITHIN) await sleep(5)
      const arrived = arrivals.get(value)
      if (arrived === undefined) throw new Error(`No listener got the score ${value} in time.`)
      waits.raw.push(arrived - started)
      await sleep(PAUSE + Math.random() * 50)
    }
    rounds.push({ value: p95(waits.app), floor: p95(waits.bare) })
    raw.push(p95(waits.raw))
  }
  for (const end of ends) end()
  // The first round warms up.
  const measured = rounds.slice(1)
  const against = measured.map(({ value }, index) => ({ value, floor: raw[index + 1] ?? Number.NaN }))
  return [
    rowOfRounds('a score, to the pixel, 50 listeners, p95', measured, 1.1),
    { ...rowOfRounds('the same, against listeners of the Admin SDK, which keep no cache', against, 1.1), aim: '' },
  ]
}

/** Each time with a score that is new since the last visit, so that it can only come from the database. */
async function measureOpening(score: Score, { app, bare }: Pages): Promise<Row> {
  const rounds: Round[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const opened = async (watched: WatchedPage, value: number) => {
      await watched.page.goto('about:blank')
      await score.write(value)
      await watched.reopen()
      const arrived = await arrivalOf(watched, value)
      return arrived - (await watched.page.evaluate(() => performance.timeOrigin))
    }
    const value = 5000 + 2 * round
    rounds.push({ floor: await opened(bare, value), value: await opened(app, value + 1) })
  }
  return rowOfRounds('the first snapshot of a returning player', rounds.slice(1), 1.2)
}

async function scoreUnderWay(): Promise<Score> {
  const { season, activeWeek } = (await db.doc(paths.settings()).get()).data() as Settings
  const path = paths.scores(season, activeWeek)
  const ref = db.doc(path)
  const { games } = (await ref.get()).data() as WeekScores
  const game = Object.entries(games).find(([, { phase }]) => phase === 'live')?.[0]
  if (!game) throw new Error('the demo has no game under way')
  const write = async (score: number) => {
    await ref.update({ [`games.${game}.homeScore`]: score, feedAt: Date.now() })
  }
  return { path, game, write }
}
