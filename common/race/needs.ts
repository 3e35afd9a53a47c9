import type { Side } from '#common/game/line'
import { leadAtWorst } from './clinch'
import { canWin } from './eliminate'
import { fewestCovers, sameCover } from './fewest-covers'
import { type CoverPick, type Race, type Racer, raceIf } from './race'

/** What a player needs to wear the crown. `alone` is the crown unshared, else a share is all that is sure. */
export type Needs =
  | { kind: 'clinched'; alone: boolean }
  | { kind: 'eliminated' }
  /** These covers are enough, whatever else happens; with `all`, they are every open pick the player has. */
  | { kind: 'covers'; alone: boolean; covers: CoverPick[]; all: boolean }
  /** No few covers are enough: without these there is no crown, and with them it still takes help. */
  | { kind: 'help'; covers: CoverPick[] }

/** The least a player needs: the fewest covers that make the crown sure, the player's own picks before others'. */
export function needsOf(race: Race, racer: Racer): Needs {
  const lead = leadAtWorst(race, racer)
  if (lead >= 0) return { kind: 'clinched', alone: lead > 0 }
  if (!canWin(race, racer)) return { kind: 'eliminated' }
  const mine = openPicks(race, racer)
  const share = fewestCovers(race, racer, mine, 0)
  const alone = share && fewestCovers(race, racer, mine, AHEAD)
  const covers = alone?.length === share?.length ? alone : share
  if (covers) return { kind: 'covers', alone: covers === alone, covers, all: covers.length > 1 && isAll(covers, mine) }
  const leadWithAll = leadAtWorst(coverAll(race, mine), racer)
  if (leadWithAll >= 0) return { kind: 'covers', alone: leadWithAll > 0, covers: mine, all: true }
  const must = mine.filter(({ at, side }) => !canWin(without(race, at, side), racer))
  return { kind: 'help', covers: must }
}

/** Points are whole: half a point ahead is ahead. */
const AHEAD = 0.5

/** The player's own picks in games that can still go either way. */
function openPicks(race: Race, racer: Racer): CoverPick[] {
  return racer.held.flatMap((held, at) => {
    const open = (race.games[at]?.outcomes.length ?? 0) > 1
    return open && (held === 'HOME' || held === 'AWAY') ? [{ at, side: held }] : []
  })
}

const isAll = (covers: readonly CoverPick[], mine: readonly CoverPick[]) =>
  covers.length === mine.length && mine.every((own) => covers.some((each) => sameCover(each, own)))

const coverAll = (race: Race, covers: readonly CoverPick[]) =>
  covers.reduce((so, { at, side }) => raceIf(so, at, [side]), race)

/** The race in which this side does not cover. */
function without(race: Race, at: number, side: Side): Race {
  return raceIf(race, at, race.games[at]?.outcomes.filter((outcome) => outcome !== side) ?? [])
}
