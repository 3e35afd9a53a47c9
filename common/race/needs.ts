import { counted } from '#common/counted'
import { lineSide } from '#common/game/sides'
import { fewestCovers, isSameCover, leadAtWorst, MAX_NAMED_TEAMS } from './clinch'
import { canWin } from './eliminate'
import { type CoverPick, type Race, type Racer, withOutcomes } from './race'

/** What a player needs to be first. `alone` is first unshared; otherwise only a share of first is certain. */
export type Needs =
  | { kind: 'clinched'; alone: boolean }
  | { kind: 'eliminated' }
  /** These covers are enough, whatever else happens; with `all`, they are every undecided pick the player has. */
  | { kind: 'covers'; alone: boolean; covers: CoverPick[]; all: boolean }
  /**
   * Without these covers the player cannot be first; with them other games must still go the right way. With `hidden`,
   * also one of their picks that are hidden, or not made yet, must be right.
   */
  | { kind: 'help'; covers: CoverPick[]; hidden: boolean }

/**
 * What a player needs, in the simplest form that is true: nothing, or the fewest covers that are enough, or all of
 * their undecided picks, or the picks they cannot do without. Being first alone is named if it takes no more covers
 * than a share.
 */
export function needsOf(race: Race, racer: Racer): Needs {
  const lead = leadAtWorst(race, racer)
  if (lead >= 0) return { kind: 'clinched', alone: lead > 0 }
  if (!canWin(race, racer)) return { kind: 'eliminated' }
  const own = undecidedPicks(race, racer)
  const share = fewestCovers(race, racer, own, 0)
  const alone = share && fewestCovers(race, racer, own, SOLE_LEAD)
  const covers = alone?.length === share?.length ? alone : share
  if (covers) return { kind: 'covers', alone: covers === alone, covers, all: covers.length > 1 && isAll(covers, own) }
  const leadWithAll = leadAtWorst(withCovers(race, own), racer)
  if (leadWithAll >= 0) return { kind: 'covers', alone: leadWithAll > 0, covers: own, all: true }
  const indispensable = own.filter((cover) => !canWin(withoutCover(race, cover), racer))
  return { kind: 'help', covers: indispensable, hidden: racer.picks.includes('HIDDEN') && !canWinUnhidden(race, racer) }
}

/** The margin of a sole lead: points are whole, so a lead of half a point is a lead of one. */
const SOLE_LEAD = 0.5

/** The player's own picks in games that can still go either way. */
function undecidedPicks(race: Race, racer: Racer): CoverPick[] {
  return racer.picks.flatMap((pick, index) => {
    const isUndecided = (race.games[index]?.outcomes.length ?? 0) > 1
    return isUndecided && (pick === 'HOME' || pick === 'AWAY') ? [{ index, side: pick }] : []
  })
}

const isAll = (covers: readonly CoverPick[], own: readonly CoverPick[]) =>
  covers.length === own.length && own.every((pick) => covers.some((cover) => isSameCover(cover, pick)))

const withCovers = (race: Race, covers: readonly CoverPick[]) =>
  covers.reduce((changed, { index, side }) => withOutcomes(changed, index, [side]), race)

const withoutCover = (race: Race, { index, side }: CoverPick): Race =>
  withOutcomes(race, index, race.games[index]?.outcomes.filter((outcome) => outcome !== side) ?? [])

/** Whether a player can be first although they have no pick where theirs is hidden, or not made yet. */
const canWinUnhidden = ({ racers, ...race }: Race, racer: Racer) =>
  canWin({ ...race, racers: racers.filter((each) => each !== racer) }, { ...racer, maxPoints: racer.minPoints })

/** A sentence in parts, so that the teams can stand out: `You win if `, **Alabama**, ` and `, **LSU**, ` cover`. */
export type Sentence = readonly { text: string; team?: true }[]

/**
 * What the viewer needs, in words: `You win if Alabama and LSU cover`.
 * @param missing how many picks the viewer can still make and has not: without them they may be out.
 */
export function needsText(needs: Needs, race: Race, missing: number): Sentence {
  if (needs.kind === 'clinched')
    return say(needs.alone ? 'You have clinched the week' : 'You have clinched at least a tie for first')
  if (needs.kind === 'eliminated') return say('You cannot win the week any more')
  const { covers } = needs
  if (needs.kind === 'covers') {
    const claim = needs.alone ? 'You win' : 'You win or tie for first'
    if (needs.all && covers.length > 2) return say(`${claim} if all ${covers.length} of your open picks cover`)
    return [...say(`${claim} if `), ...teams(covers, race), ...say(covers.length === 1 ? ' covers' : ' cover')]
  }
  if (missing > 0 && needs.hidden) return say(`Make ${counted(missing, 'more pick')} to stay in it`)
  if (!covers.length) return say('Still alive, but you need others to lose')
  if (covers.length > MAX_NAMED_TEAMS)
    return say(`You need ${covers.length} of your open picks to cover, and others to lose`)
  return [...say('You need '), ...teams(covers, race), ...say(' to cover, and others to lose')]
}

const say = (text: string): Sentence => [{ text }]

function teams(covers: readonly CoverPick[], { games }: Race): Sentence {
  const names = covers.map(({ index, side }) => {
    const game = games[index]?.game
    return game ? lineSide(game, side).name : ''
  })
  return new Intl.ListFormat('en')
    .formatToParts(names)
    .map(({ type, value }) => (type === 'element' ? { text: value, team: true } : { text: value }))
}
