import { freshLeague } from '../fixture'
import { test } from './firefox'
import { fitsEveryScreen, savesPick, sharesPicture } from './journey'

freshLeague()

test('a pick is saved', ({ firefox }) => savesPick(firefox))

test('every screen fits, and reports no error', ({ firefox }) => fitsEveryScreen(firefox))

test('a picture can be shared', ({ firefox }) => sharesPicture(firefox))
