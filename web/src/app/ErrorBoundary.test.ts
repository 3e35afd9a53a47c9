import { afterEach, expect, it, vi } from 'vitest'
import { UserFacingError } from '#web/errors'
import { playerStorage } from '#web/session/session'
import { markupAt } from '../../../tests/fixtures/markup-at'
import { ErrorBoundary, tryAgain } from './ErrorBoundary'
import { ChunkError } from './loadChunk'

afterEach(() => playerStorage.removeAll('live'))

it.each([
  ['drops the last known values after a fault of the code, which they may have caused', new TypeError('x of null'), 0],
  ['keeps them after a failure of the database, for without a network there is nothing else', new UserFacingError(), 1],
])('Retry %s', (_what, failure, left) => {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  playerStorage.write('live', 'ann', 'weeks/1', 'a week')
  tryAgain(failure)
  expect(playerStorage.names('live', 'ann')).toHaveLength(left)
  expect(reload).toHaveBeenCalledOnce()
})

const LOST = 'The connection was lost, or a newer version of this page is out.'

it.each([
  [
    'of the code without its details',
    new TypeError('x of null'),
    ['Something went wrong on our side. Please try again.'],
  ],
  ['that has a sentence with it', new UserFacingError('The board is empty.'), ['The board is empty.']],
  ['to load code with what may be the cause', new ChunkError('error'), ['Loading chunk failed (error)', LOST]],
])('says of a failure %s', (_how, failure, sentences) => {
  const boundary = new ErrorBoundary({ resetKey: '', children: 'the screen' })
  Object.assign(boundary.state, ErrorBoundary.getDerivedStateFromError(failure))
  const markup = markupAt('/', boundary.render())
  expect([...markup.matchAll(/<p[^>]*>([^<]+)</g)].map(([, text]) => text)).toEqual(sentences)
})
