import type { Team } from '#common/teams/team'
import { FBS_TEAMS } from '#common/teams/teams'
import { OTHER_SCHOOLS } from './other-schools'
import { powerConferenceNames } from './power-conference-names'
import { restConferenceNames } from './rest-conference-names'

/** Other names of each FBS team, by code. */
export const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  ...powerConferenceNames,
  ...restConferenceNames,
}

const ARTICLE = /^the\s+/
const MARKS = /\p{M}/gu
/** Everything but letters and digits: "RedHawks", "Red Hawks" and "red-hawks" are the same. The ʻokina goes as well. */
const PUNCTUATION = /[^\p{L}\p{N}]|\p{Lm}/gu

/**
 * The form in which answers are compared: without case, accents, punctuation and a leading "the", with "and" for "&".
 */
export function fold(words: string): string {
  const plain = words.normalize('NFKD').replace(MARKS, '').toLowerCase().trim()
  return plain.replace(ARTICLE, '').replaceAll('&', 'and').replace(PUNCTUATION, '')
}

/**
 * Whether two different words are one typing error apart: a letter too many, one missing, one wrong, or two neighbours
 * swapped.
 */
export function isOneTypoApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (one === other || long.length - short.length > 1) return false
  let index = 0
  while (short[index] === long[index]) index += 1
  const rest = (word: string, skipped: number) => word.slice(index + skipped)
  if (short.length < long.length) return rest(short, 0) === rest(long, 1)
  const swapped =
    short[index] === long[index + 1] && short[index + 1] === long[index] && rest(short, 2) === rest(long, 2)
  return swapped || rest(short, 1) === rest(long, 1)
}

/** Shorter names must be spelled correctly: too many words are one typing error away from them. */
const TYPO_LENGTH_MIN = 4
/** Shorter names are not accepted after the school: a letter or two would make a mistyped school right. */
const AFTER_SCHOOL_LENGTH_MIN = 3

const singulars = (name: string) => (name.endsWith('s') ? [name.slice(0, -1)] : [])

/** All accepted names of a team, folded: its names, their singulars, and both after the school. */
function namesOf({ abbr, name, nickname }: Team): string[] {
  const withSingulars = (names: readonly string[]) => [...names, ...names.flatMap(singulars)]
  const names = withSingulars([nickname, ...(OTHER_NAMES[abbr] ?? [])].map(fold))
  const schools = [name, ...(OTHER_SCHOOLS[abbr] ?? [])].map(fold)
  const long = names.filter(({ length }) => length >= AFTER_SCHOOL_LENGTH_MIN)
  const inFull = schools.flatMap((school) => long.map((each) => school + each))
  // The code is accepted before the nickname only: "ALA" before "Bama" would make "Alabama", which is the school.
  return [...names, ...inFull, ...withSingulars([fold(abbr + nickname)])]
}

function foldAll() {
  const byId = new Map(FBS_TEAMS.map((team) => [team.id, new Set(namesOf(team))]))
  return {
    byId,
    taken: new Set([...byId.values()].flatMap((names) => [...names])),
    /** The official nicknames: an answer that is one of them can mean no other. */
    nicknames: new Set(FBS_TEAMS.map((team) => fold(team.nickname))),
  }
}

let folded: ReturnType<typeof foldAll> | undefined
/** All teams' names, folded with the first answer: every cold start of the API loads this file. */
const foldedNames = () => (folded ??= foldAll())

/**
 * Whether an answer names this FBS team, without regard to case and punctuation. The first rule that applies decides:
 * 1. This team's nickname is right.
 * 2. Another team's nickname is wrong, even if it is among this team's other names or one letter away from them.
 * 3. Any team's other name is right only if it is also this team's.
 * 4. One typing error away from a name of this team is right.
 */
export function isNicknameOf(team: Team, answer: string): boolean {
  const given = fold(answer)
  if (given === fold(team.nickname)) return true
  const { byId, taken, nicknames } = foldedNames()
  if (nicknames.has(given)) return false
  const names = byId.get(team.id) ?? new Set()
  if (taken.has(given)) return names.has(given)
  return [...names].some((name) => name.length >= TYPO_LENGTH_MIN && isOneTypoApart(name, given))
}
