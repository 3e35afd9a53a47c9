import type { Browser, Page } from '@playwright/test'
import type { LineResponse } from '#common/api/responses'
import { closedBecause, LOCK_AFTER_KICKOFF, lockTime } from '#common/game/lock'
import type { Side } from '#common/game/sides'
import { arrive } from './arrive'
import { cardOf, expect, feed, kickedOff, send, slate, WEEK } from './fixture'

export const says = (page: Page, game: LineResponse, words: string | RegExp) =>
  expect(cardOf(page, game).getByText(words).last()).toBeVisible()
export const team = (page: Page, game: LineResponse, side: Side) =>
  cardOf(page, game).getByRole('button', { name: side === 'HOME' ? game.homeName : game.awayName })
export const picked = (page: Page, game: LineResponse, side: Side) =>
  expect(team(page, game, side)).toHaveAttribute('aria-pressed', 'true')

/** Taps a team and waits for the server's word. */
export async function pick(page: Page, game: LineResponse, side: Side) {
  await team(page, game, side).click()
  await picked(page, game, side)
  await says(page, game, /^Saved /)
}

/** The games that can be picked, in the order of the slate. */
export const openGames = async (page: Page): Promise<LineResponse[]> =>
  (await slate(page)).filter((line) => closedBecause(line, Date.now()) === null)

/** The last game of the slate that is to come and is as the test wants it. */
export async function lastAhead(page: Page, isWanted = (_line: LineResponse) => true): Promise<LineResponse> {
  const ahead = (await slate(page)).filter((line) => line.phase === 'pre' && line.kickoff > Date.now())
  const found = ahead.findLast(isWanted)
  if (!found) throw new Error('the demo has no such game ahead')
  return found
}

/** The first game that is still far from its kickoff. */
export async function gameAhead(page: Page): Promise<LineResponse> {
  const ahead = (await slate(page)).filter((line) => line.phase === 'pre' && line.kickoff > Date.now() + 120_000)
  if (!ahead[0]) throw new Error('the demo has no game to pick')
  return ahead[0]
}

export const lineOf = async (page: Page, { gameId }: LineResponse) => {
  const line = (await slate(page)).find((each) => each.gameId === gameId)
  if (!line) throw new Error(`game ${gameId} is no longer on the slate`)
  return line
}

/**
 * Orders the kickoff of a game so that it locks in so many seconds, and waits until the product knows.
 * @returns the lock.
 */
export async function lockIn(page: Page, game: LineResponse, seconds: number): Promise<number> {
  await feed({ game: { id: game.gameId, ...kickedOff, kickoffInSeconds: seconds - LOCK_AFTER_KICKOFF / 1000 } })
  const line = () => lineOf(page, game)
  await expect.poll(async () => (await line()).kickoff, { intervals: [250] }).toBeLessThan(Date.now())
  return lockTime(await line()) ?? 0
}

/** Waits until a game's picks are open. @returns since when. */
export async function revealOf(page: Page, game: LineResponse): Promise<number> {
  const revealed = async () => (await lineOf(page, game)).revealedAt ?? 0
  await expect.poll(revealed, { intervals: [250] }).toBeGreaterThan(0)
  return revealed()
}

/** Saves a pick without the screen, where the screen is not what is tried. */
export const save = (page: Page, { gameId }: LineResponse, pickTeam: Side) =>
  send(page, 'POST', '/picks', { gameId, week: WEEK, pickTeam })

/** Locks a game by hand, or opens it again, as the commissioner whose page this is. */
export const lockByHand = (desk: Page, { gameId }: LineResponse, isLocked: boolean) =>
  send(desk, 'PATCH', `/commish/line/${gameId}`, { week: WEEK, isLocked })

/** Another player, who plays at the same time. */
export async function rivalIn(browser: Browser): Promise<Page> {
  const rival = await browser.newPage()
  await arrive(rival, 'wes')
  return rival
}
