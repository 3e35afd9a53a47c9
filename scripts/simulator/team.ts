import type { Team } from '#common/teams/team'
import { recordsOf } from '../season/record'
import { type School, schoolOf } from '../season/school'
import type { ShownGame } from './shown'

/** The feed's conference ids, and how it names them. */
const conferences: Record<Team['conference'], readonly [id: string, name: string, shortName: string] | null> = {
  ACC: ['1', 'Atlantic Coast Conference', 'ACC'],
  SEC: ['8', 'Southeastern Conference', 'SEC'],
  'Big Ten': ['5', 'Big Ten Conference', 'Big Ten'],
  'Big 12': ['4', 'Big 12 Conference', 'Big 12'],
  American: ['151', 'American Conference', 'American'],
  MAC: ['15', 'Mid-American Conference', 'MAC'],
  'Mountain West': ['17', 'Mountain West Conference', 'Mountain West'],
  'Sun Belt': ['37', 'Sun Belt Conference', 'Sun Belt'],
  CUSA: ['12', 'Conference USA', 'CUSA'],
  'Pac-12': ['9', 'Pac-12 Conference', 'Pac-12'],
  'FBS Independent': ['18', 'FBS Independents', 'FBS Indep.'],
  FCS: null,
}

/** The scoreboard's own codes for two teams; its odds use the usual ones. */
const scoreboardCodes: Record<string, string> = { '2005': 'AFA', '2084': 'BUFF' }

/** A team's code on the scoreboard, which can differ from its usual one. */
export function scoreboardCode({ id, abbr }: School): string {
  return scoreboardCodes[id] ?? abbr
}

/** The feed's id of a school's conference; none for the FCS. */
export function conferenceId({ conference }: School): string | undefined {
  return conferences[conference]?.[0]
}

/** The conference block of a game between two members. */
export function conferenceGroup({ conference }: School) {
  const [id, name, shortName] = conferences[conference] ?? ['90', 'NCAA Division I', 'Division I']
  return { id, name, shortName, isConference: id !== '90' }
}

const bare = (color: string) => color.replace('#', '')

/** The feed's team block. */
function teamOf(school: School) {
  const conference = conferenceId(school)
  return {
    id: school.id,
    uid: `s:20~l:23~t:${school.id}`,
    location: school.name,
    name: school.nickname,
    abbreviation: scoreboardCode(school),
    displayName: `${school.name} ${school.nickname}`,
    shortDisplayName: school.name,
    color: bare(school.pcolor),
    alternateColor: bare(school.scolor),
    isActive: true,
    logo: `https://a.espncdn.com/i/teamlogos/ncaa/500/${school.id}.png`,
    ...(conference && { conferenceId: conference }),
  }
}

/** The feed's rank of an unranked team. */
const UNRANKED = 99

/** One side of a game in the feed's shape. */
export function competitorOf({ game, moment, blankScores }: ShownGame, homeAway: 'home' | 'away') {
  const home = homeAway === 'home'
  const teamId = home ? game.homeId : game.awayId
  const score = home ? moment.homeScore : moment.awayScore
  const over = moment.phase === 'final'
  const won = home ? moment.homeScore > moment.awayScore : moment.awayScore > moment.homeScore
  return {
    id: teamId,
    uid: `s:20~l:23~t:${teamId}`,
    type: 'team',
    order: home ? 0 : 1,
    homeAway,
    ...(over && { winner: won }),
    team: teamOf(schoolOf(teamId)),
    score: blankScores ? '' : String(score),
    ...(moment.periods.length > 0 && {
      linescores: moment.periods.map((period, index) => {
        const value = period[homeAway]
        return { value, displayValue: String(value), period: index + 1 }
      }),
    }),
    statistics: [],
    curatedRank: { current: (home ? game.homeRank : game.awayRank) ?? UNRANKED },
    records: records(teamId, { game, over }),
  }
}

function records(teamId: string, { game, over }: { game: ShownGame['game']; over: boolean }) {
  const found = recordsOf(teamId, game, over ? 'with' : 'before')
  if (!found) return []
  return [
    { name: 'overall', abbreviation: 'overall', type: 'total', summary: found.overall },
    { name: 'Home', abbreviation: 'Home', type: 'homerecord', summary: found.home },
    { name: 'Away', abbreviation: 'Away', type: 'awayrecord', summary: found.away },
    { name: 'vs. Conf.', abbreviation: 'CONF', type: 'vsconf', summary: found.conference },
  ]
}
