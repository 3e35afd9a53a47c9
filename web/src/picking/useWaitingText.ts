import { picksAre } from '#common/counted'
import { useUnsettledGames } from '#web/app/useUnsettledGames'
import { usePicking } from './picking'

/** A sentence about picks that are not saved yet, for screens that show only saved ones; empty without any. */
export function useWaitingText(): string {
  const count = useUnsettledGames().length
  const isSignedOut = usePicking(({ loginPrompt }) => loginPrompt !== null)
  if (count === 0) return ''
  const them = count === 1 ? 'it' : 'them'
  const remedy = isSignedOut ? `Log in at Weekly Picks to save ${them}.` : `We keep trying to save ${them}.`
  return `${picksAre(count)} not saved yet. ${remedy}`
}
