import type { Team } from '#common/teams/team'
import { FBS_TEAMS } from '#common/teams/teams'
import { OTHER_SCHOOLS } from './other-schools'
import { powerConferenceNames } from './power-conference-names'
import { restConferenceNames } from './rest-conference-names'

/** What else each FBS team is called, by code. */
export const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  ...powerConferenceNames,
  ...restConferenceNames,
}

const ARTICLE = /^the\s+/
const MARKS = /\p{M}/gu
/** Everything but letters and digits, so that "RedHawks", "Red Hawks" and "red-hawks" are one; the ʻokina is a mark. */
const PUNCTUATION = /[^\p{L}\p{N}]|\p{Lm}/gu

/** The form in which answers are compared: no case, no accents, no punctuation, no leading "the", "and" for "&". */
export function fold(words: string): string {
  const plain = words.normalize('NFKD').replace(MARKS, '').toLowerCase().trim()
  return plain.replace(ARTICLE, '').replaceAll('&', 'and').replace(PUNCTUATION, '')
}

/**
 * Whether two different words are one slip of the finger apart: a letter too many, one missing, one changed, or two
 * neighbours swapped.
 */
export function isOneTypoApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (one === other || long.length - short.length > 1) return false
  let at = 0
  while (short[at] === long[at]) at += 1
  const rest = (word: string, from: number) => word.slice(at + from)
  if (short.length < long.length) return rest(short, 0) === rest(long, 1)
  const swapped = short[at] === long[at + 1] && short[at + 1] === long[at] && rest(short, 2) === rest(long, 2)
  return swapped || rest(short, 1) === rest(long, 1)
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
