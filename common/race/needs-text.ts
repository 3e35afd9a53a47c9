import { lineSide } from '#common/game/line'
import type { Needs } from './needs'
import type { CoverPick, Race } from './race'

/** A sentence in parts, so that the teams can stand out: `You win if `, **Alabama**, ` and `, **LSU**, ` cover`. */
export type Sentence = readonly { text: string; team?: true }[]

/** More teams than this are counted, not named. */
const NAMED = 4

/** What the viewer needs, in words: `You win if Alabama and LSU cover`. */
export function needsText(needs: Needs, race: Race): Sentence {
  if (needs.kind === 'clinched')
    return say(needs.alone ? 'You have clinched the week' : 'You have clinched at least a share of the week')
  if (needs.kind === 'eliminated') return say('You cannot win the week any more')
  const { covers } = needs
  const one = covers.length === 1
  if (needs.kind === 'covers') {
    const crown = needs.alone ? 'You win' : 'You win or share it'
    if (needs.all && covers.length > 2) return say(`${crown} if all ${covers.length} of your open picks cover`)
    return [...say(`${crown} if `), ...teams(covers, race), ...say(one ? ' covers' : ' cover')]
  }
  if (!covers.length) return say('You can still win, with some help')
  if (covers.length > NAMED) return say(`You need ${covers.length} of your open picks to cover, and some help`)
  return [...say('You need '), ...teams(covers, race), ...say(' to cover, and some help')]
}

const say = (text: string): Sentence => [{ text }]

function teams(covers: readonly CoverPick[], { games }: Race): Sentence {
  const names = covers.map(({ at, side }) => {
    const game = games[at]?.game
    return game ? lineSide(game, side).name : ''
  })
  return new Intl.ListFormat('en', { type: 'conjunction' })
    .formatToParts(names)
    .map(({ type, value }) => (type === 'element' ? { text: value, team: true } : { text: value }))
}
