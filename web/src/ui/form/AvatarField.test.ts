import { expect, it } from 'vitest'
import { PICTURE_MAX } from '#common/people/picture'
import { avatarProblem } from './AvatarField'

it.each([
  ['a photo', { size: 3_000_000, type: 'image/jpeg' }, ''],
  ['a photo of just 8 MB', { size: PICTURE_MAX, type: 'image/png' }, ''],
  ['a photo of a byte more', { size: PICTURE_MAX + 1, type: 'image/png' }, 'That picture is larger than 8 MB.'],
  ['a document', { size: 10, type: 'application/pdf' }, 'That file is not a picture we can read. Try a JPEG or PNG.'],
  ['an empty file', { size: 0, type: 'image/png' }, 'That file is not a picture we can read. Try a JPEG or PNG.'],
  ['a file of no type', { size: 10, type: '' }, 'That file is not a picture we can read. Try a JPEG or PNG.'],
])('%s', (_, file, problem) => expect(avatarProblem(file)).toBe(problem))
