import { expect, test, vi } from 'vitest'
import type { GameLine } from '#common/game/line'
import { ironBowl } from '../../../../tests/fixtures/line'
import { statusText } from './SharePicks'

vi.stubEnv('TZ', 'Pacific/Honolulu')
vi.mock('#web/ui/share/picture', () => ({}))

const { kickoff } = ironBowl()
vi.setSystemTime(kickoff - 3_600_000)

test.each<[about: string, line: Partial<GameLine>, text: string]>([
  ['ahead', {}, 'Sat 7:30 PM EST'],
  ['of another week', { kickoff: kickoff + 7 * 86_400_000 }, 'Sat, Dec 6, 7:30 PM EST'],
  ['without a time', { timeTbd: true }, 'Time TBD'],
  ['called off', { void: true }, 'Called off'],
  ['postponed', { phase: 'postponed' }, 'Postponed'],
])('in a shared picture a game %s', (_about, line, text) => expect(statusText(ironBowl(line), undefined)).toBe(text))
