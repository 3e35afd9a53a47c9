import { expect, test } from 'vitest'
import { demoLeague } from './demo/league'
import { simulatedScoreboard } from './simulator/scoreboard'
import { Stage } from './simulator/stage'

test('the simulator shows the games of the demo league with the same kickoffs, phases, teams and spreads', () => {
  const start = Date.parse('2026-11-07T20:00:00Z')
  const stage = new Stage({ start })
  const { events } = simulatedScoreboard(stage, new URLSearchParams({ limit: '400' }), start)
  for (const line of demoLeague({ start }).lines.filter(({ week }) => week === 11)) {
    const event = events.find(({ id }) => id === line.gameId)
    const game = event?.competitions[0]
    expect({
      kickoff: Date.parse(event?.date ?? ''),
      state: event?.status.type.state,
      teams: game?.competitors.map(({ id }) => id),
      spread: game?.odds?.[0]?.spread,
    }).toEqual({
      kickoff: line.kickoff,
      state: { pre: 'pre', live: 'in', final: 'post' }[String(line.phase)],
      teams: [line.homeTeamId, line.awayTeamId],
      spread: line.phase === 'pre' ? line.spread : undefined,
    })
  }
})
