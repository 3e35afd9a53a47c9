import { expect, it } from 'vitest'
import { urls } from '#web/urls'
import { markupAt } from '../../../tests/fixtures/markup-at'
import { NavLink } from './Link'

const pathOf = (address: string) => address.split('?')[0]

/** The links that are marked: as the page itself, or as the place that it is in. */
const litAt = (address: string) =>
  [urls.home, urls.leaderboard, urls.nickname, urls.commish, urls.login].filter((to) =>
    markupAt(address, <NavLink to={to}>{to}</NavLink>).includes(
      `aria-current="${to === pathOf(address) ? 'page' : 'true'}"`,
    ),
  )

it.each<[address: string, lit: string[]]>([
  [urls.home, [urls.home]],
  [urls.commish, [urls.commish]],
  [urls.members, [urls.commish]],
  [urls.status, [urls.commish]],
  [`${urls.leaderboard}?view=overall`, [urls.leaderboard]],
  [urls.weeklyLeaderboard, [urls.leaderboard]],
  [urls.overallLeaderboard, [urls.leaderboard]],
  [urls.minigameLeaderboard, [urls.leaderboard]],
  [urls.nickname, [urls.nickname]],
  [urls.loginHelp, []],
])('at %s the navigation is lit at %j', (address, lit) => expect(litAt(address)).toEqual(lit))
