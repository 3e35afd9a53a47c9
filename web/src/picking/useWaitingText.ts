import { countedAre } from '#common/counted'
import { useUnsettledGames } from '#web/app/useUnsettledGames'
import { usePicking } from './picking'

/** What screens that show the saved picks alone say of the player's picks that wait; empty while none does. */
export function useWaitingText(): string {
  const count = useUnsettledGames().length
  const isSignedOut = usePicking(({ loginPrompt }) => loginPrompt !== null)
  if (count === 0) return ''
  const them = count === 1 ? 'it' : 'them'
  const remedy = isSignedOut ? `Log in at Weekly Picks to save ${them}.` : `We keep trying to save ${them}.`
  return `${countedAre(count, 'pick')} not saved yet. ${remedy}`
}
