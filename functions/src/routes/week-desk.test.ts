import { expect, it } from 'vitest'
import { weekDeskHandlers } from './week-desk'

type Call = Parameters<(typeof weekDeskHandlers)['POST /commish/score-week/:week']>[0]

it.each([
  ['42', 'Please give a week from 0 to 18.'],
  ['-1', 'Please give a week number.'],
  ['nine', 'Please give a week number.'],
])('week %s cannot be scored', async (week, message) => {
  const scored = weekDeskHandlers['POST /commish/score-week/:week']({ params: { week } } as unknown as Call)
  await expect(scored).rejects.toMatchObject({ code: 'bad-input', message })
})
