export interface DemoPlayer {
  /** Username, and with it uid `demo-{key}` and email `{key}@example.com`. */
  key: string
  displayName: string
  /** Code of the favourite team. */
  team: string
  about: string
  phone: string
  /** The probability that the picked side covers, 0 to 1. */
  skill: number
  /** The probability that a game is not picked, 0 to 1. */
  forgets: number
  /** Weeks without a slip; for the current week see {@link idlePlayer}. */
  away?: readonly number[]
  /** The first week as a member; the others were there from the start. */
  joined?: number
}

/** The league's twelve players; `commish` and `deputy` are its commissioners by default. */
export const demoPlayers: readonly DemoPlayer[] = [
  {
    key: 'commish',
    displayName: 'Dale (Commish)',
    team: 'TENN',
    about: 'Runs this thing from a recliner in Knoxville. Complaints go in the cooler.',
    phone: '+18655550101',
    skill: 0.55,
    forgets: 0.01,
  },
  {
    key: 'deputy',
    displayName: 'Marcy (Deputy)',
    team: 'CLEM',
    about: 'Sets the lines when Dale is fishing. Has never lost an argument about a push.',
    phone: '+18645550102',
    skill: 0.57,
    forgets: 0,
  },
  {
    key: 'ray',
    displayName: 'Uncle Ray',
    team: 'ALA',
    about: 'Takes the Tide and lays the points. Every week. Since 1978.',
    phone: '+12055550103',
    skill: 0.53,
    forgets: 0.02,
  },
  {
    key: 'nana',
    displayName: 'Nana Jo',
    team: 'ND',
    about: 'Picks by uniform and beats all of you.',
    phone: '',
    skill: 0.62,
    forgets: 0,
  },
  {
    key: 'tucker',
    displayName: 'Tucker',
    team: 'TA&M',
    about: 'Gig ’em. Overtime is my cardio.',
    phone: '+19795550105',
    skill: 0.49,
    forgets: 0.05,
  },
  {
    key: 'bigmike',
    displayName: 'Big Mike',
    team: 'OSU',
    about: 'Columbus born. Keeps a spreadsheet and will show it to you.',
    phone: '+16145550106',
    skill: 0.59,
    forgets: 0.01,
  },
  {
    key: 'priya',
    displayName: 'Priya',
    team: 'TEX',
    about: 'Never watched a down before 2021; two crowns since.',
    phone: '+15125550107',
    skill: 0.58,
    forgets: 0.02,
  },
  {
    key: 'coach',
    displayName: 'Coach Bill',
    team: 'IOWA',
    about: 'Thirty years of high-school ball. Punting is winning.',
    phone: '',
    skill: 0.51,
    forgets: 0.03,
  },
  {
    key: 'dee',
    displayName: 'Dee',
    team: 'MIA',
    about: 'It’s all about the U.',
    phone: '+13055550109',
    skill: 0.54,
    forgets: 0.02,
    away: [4],
  },
  {
    key: 'jt',
    displayName: 'J.T.',
    team: 'UGA',
    about: 'Always the underdog, always the over. It is a lifestyle.',
    phone: '+17065550110',
    skill: 0.46,
    forgets: 0.06,
  },
  {
    key: 'maggie',
    displayName: 'Maggie',
    team: 'ORE',
    about: 'Joined in week 3 and is catching up.',
    phone: '+15415550111',
    skill: 0.56,
    forgets: 0.01,
    joined: 3,
  },
  {
    key: 'wes',
    displayName: 'Cousin Wes',
    team: 'WVU',
    about: 'Will make his picks at halftime if you let him.',
    phone: '',
    skill: 0.44,
    forgets: 0.12,
    away: [6, 9],
  },
]

/** The player who has picked nothing yet in the current week. */
export const idlePlayer = 'wes'

export const DEMO_PASSWORD = 'saturday'

export const demoUid = ({ key }: Pick<DemoPlayer, 'key'>) => `demo-${key}`
export const demoEmail = ({ key }: Pick<DemoPlayer, 'key'>) => `${key}@example.com`
