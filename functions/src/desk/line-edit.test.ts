import { expect, test } from 'vitest'
import { refuseOutOfSeason } from './line-edit'

test.each([
  ['in its months, March to February', '2026-02-28', '2025-09-01', true],
  ['near to today, in a season that was begun ahead', '2024-12-07', '2024-11-22', true],
  ['a year late', '2026-09-05', '2025-09-01', false],
  ['a year early', '2024-09-05', '2025-09-01', false],
])('a kickoff by hand for the season of 2025: %s', (_about, kickoff, now, isTaken) => {
  const refuse = () => refuseOutOfSeason(2025, Date.parse(kickoff), Date.parse(now))
  if (isTaken) expect(refuse).not.toThrow()
  else expect(refuse).toThrow('That kickoff is not in the season of 2025. Please check its date.')
})
