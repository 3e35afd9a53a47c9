import { expect, test } from 'vitest'
import { seasonRow } from '../../tests/fixtures/board'
import { seasonCsv } from './season-csv'

const named = (name: string) => seasonCsv({ weeks: [], rows: [seasonRow(name, { 1: 1 })] }).split('\r\n')[1]

test('the season has one line for each player and one column for each week', () => {
  const rows = [seasonRow('Uncle Ray', { 1: 4, 2: 5 }), seasonRow('Bea', { 1: 7, 2: 0 }), seasonRow('Zoë', { 2: 7 })]
  expect(seasonCsv({ weeks: [1, 2], rows })).toBe(
    [
      '\uFEFFRank,Player,W1,W2,Total,Correct,Picks',
      '1,Uncle Ray,4,5,9,9,9',
      '2,Bea,7,0,7,7,9',
      '2,Zoë,,7,7,7,9',
      '',
    ].join('\r\n'),
  )
})

test.each([
  ['Smith, Jo', '1,"Smith, Jo",1,1,9'],
  ['Joe "Hook" Doe', '1,"Joe ""Hook"" Doe",1,1,9'],
  ['two\nlines', '1,"two\nlines",1,1,9'],
  ['=HYPERLINK("http://x","y")', `1,"'=HYPERLINK(""http://x"",""y"")",1,1,9`],
  ['+1', "1,'+1,1,1,9"],
  ['-1+2', "1,'-1+2,1,1,9"],
  ['@SUM(A1)', "1,'@SUM(A1),1,1,9"],
  ['\ttab', "1,'\ttab,1,1,9"],
  ['a=b', '1,a=b,1,1,9'],
])('the name %j is escaped', (name, line) => expect(named(name)).toBe(line))
