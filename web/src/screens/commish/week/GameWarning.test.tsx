import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Warning } from '#common/week/warning'
import { GameWarning } from './GameWarning'

const warning = { gameId: '1', text: 'LSU at Troy has two kickoffs.', canCallOff: true } as Warning
const kickoffs = { game: 'LSU at Troy', believed: Date.UTC(2026, 8, 5, 16), given: Date.UTC(2026, 8, 5, 20) }
const markup = (more: object) => renderToStaticMarkup(<GameWarning week={1} warning={{ ...warning, ...more }} />)

it('each way out of a warning is a button that is read with the warning', () => {
  const shown = markup({ kickoffs })
  const id = /<div id="([^"]+)"[^>]*><p [^>]*>LSU at Troy has two kickoffs\.<\/p>/.exec(shown)?.[1]
  const buttons = [...shown.matchAll(/<button [^>]*aria-describedby="([^"]+)"[^>]*>([^<]*)/g)]
  expect(buttons.map(([, described, text]) => [described, text])).toEqual([
    [id, expect.stringMatching(/^Kickoff .*12:00 PM/)],
    [id, expect.stringMatching(/^Kickoff .*4:00 PM/)],
    [id, 'Call it off'],
  ])
})

it('where nothing can be decided there is none', () => expect(markup({ canCallOff: false })).not.toContain('<button'))
