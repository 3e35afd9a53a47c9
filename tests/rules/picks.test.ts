import { doc, setDoc } from 'firebase/firestore'
import { beforeAll } from 'vitest'
import { MINUTE } from '#common/durations'
import { paths } from '#common/paths'
import { type Case, env, expectCases, type Verdict, type Who } from './cases'
import { SEASON, WEEK } from './world'

const pick = (gameId: string) => paths.pick(SEASON, WEEK, gameId, 'ann')
const picks = (gameId: string) => paths.picks(SEASON, WEEK, gameId)

// Unlike the states of the other games, this one lasts only ten minutes, so it begins with these tests.
beforeAll(() =>
  env.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore()
    const line = { kickoff: Date.now() - 2 * MINUTE, timeTbd: false, revealedAt: null }
    await setDoc(doc(db, paths.line(SEASON, WEEK, 'in-grace')), line)
    await setDoc(doc(db, pick('in-grace')), { week: WEEK, gameId: 'in-grace', uid: 'ann', pickTeam: 'HOME' })
  }),
)

const others: readonly Who[] = ['bob', 'commish']

/** The cases of a game: other players may read all picks or none, Ann always her own, strangers never any. */
const game = (gameId: string, toOthers: Verdict, moment: string): Case[] => [
  ['ann', 'get', pick(gameId), 'allowed', `her own, ${moment}`],
  ['ann', 'list', picks(gameId), toOthers, moment],
  ['ann', 'list own', picks(gameId), toOthers, `a list needs the reveal, ${moment}`],
  ...others.flatMap((who): Case[] => [
    [who, 'get', pick(gameId), toOthers, moment],
    [who, 'list', picks(gameId), toOthers, moment],
  ]),
  ['stranger', 'get', pick(gameId), 'denied', `not signed in, ${moment}`],
  ['stranger', 'list', picks(gameId), 'denied', `not signed in, ${moment}`],
]

expectCases([
  ...game('under-way', 'allowed', 'an hour after kickoff'),
  ...game('tonight', 'denied', 'an hour before kickoff'),
  ...game('in-grace', 'denied', 'kicked off, not yet ten minutes ago'),
  ...game('tbd', 'denied', 'the kickoff time is a placeholder'),
  ...game('tbd-revealed', 'allowed', 'revealed, then the kickoff went back to TBD'),
  ...game('moved-back', 'allowed', 'revealed, then the kickoff moved later'),
  ...game('reveals-later', 'denied', 'it reveals later'),
  ...game('locked-by-hand', 'denied', 'a lock by hand reveals nothing'),
  ...game('called-off', 'denied', 'called off before kickoff'),
  ...game('doubted', 'denied', 'the feed moved the kickoff into the past, and it is being checked'),
  ...game('moved-in-time', 'denied', 'the kickoff was moved before the lock'),
  ...game('moved-too-late', 'allowed', 'the kickoff was moved after the lock'),
  ...game('moved-by-another-clock', 'denied', 'the clocks of server and database disagree'),
  ...game('lineless', 'denied', 'taken off the slate'),
  ['bob', 'get', paths.pick(SEASON, WEEK, 'tonight', 'bob'), 'allowed', 'his own, which he has not made'],
  ['bob', 'list group', 'picks', 'denied', 'across all games'],
  ['ann', 'list group', 'picks', 'denied', 'across all games'],
  ['commish', 'list group', 'picks', 'denied', 'across all games, and the claim opens nothing'],
])
