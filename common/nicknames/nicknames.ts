import type { Team } from '#common/teams/team'
import { FBS_TEAMS } from '#common/teams/teams'
import { fold } from './fold'
import { OTHER_SCHOOLS } from './other-schools'
import { powerConferenceNames } from './power-conference-names'
import { restConferenceNames } from './rest-conference-names'
import { isOneTypoApart } from './typo'

/** What else each FBS team is called, by code. */
export const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  ...powerConferenceNames,
  ...restConferenceNames,
}

/** Shorter names must be spelled right: one slip would turn them into anything. */
const TYPO_LENGTH_MIN = 4

const oneOfThem = (name: string) => (name.endsWith('s') ? [name.slice(0, -1)] : [])

/** Everything a team is called, folded: its names, one of them, and both after the school. */
function namesOf({ abbr, name, nickname }: Team): string[] {
  const withOne = (names: readonly string[]) => [...names, ...names.flatMap(oneOfThem)]
  const names = withOne([nickname, ...(OTHER_NAMES[abbr] ?? [])].map(fold))
  const schools = [name, ...(OTHER_SCHOOLS[abbr] ?? [])].map(fold)
  // A school and a letter or two are the school with a typo.
  const long = names.filter(({ length }) => length >= TYPO_LENGTH_MIN)
  const inFull = schools.flatMap((school) => long.map((each) => school + each))
  // A code goes before the nickname only: "ALA" and "Bama" make a school.
  return [...names, ...inFull, ...withOne([fold(abbr + nickname)])]
}

const namesById = new Map(FBS_TEAMS.map((team) => [team.id, new Set(namesOf(team))]))
/** The names that stand on the jerseys: for these nothing else can be meant. */
const nicknames = new Set(FBS_TEAMS.map((team) => fold(team.nickname)))
const taken = new Set([...namesById.values()].flatMap((names) => [...names]))

/**
 * Whether an answer names this FBS team: by its nickname or another of its names, whatever the case and punctuation,
 * with at most one slip of the finger. What is another team's name is never taken for a slip in this one's, and
 * another's nickname never for this team's, unless the two share it.
 */
export function isNicknameOf(team: Team, answer: string): boolean {
  const given = fold(answer)
  if (given === fold(team.nickname)) return true
  if (nicknames.has(given)) return false
  const names = namesById.get(team.id) ?? new Set()
  if (taken.has(given)) return names.has(given)
  return [...names].some((name) => name.length >= TYPO_LENGTH_MIN && isOneTypoApart(name, given))
}
