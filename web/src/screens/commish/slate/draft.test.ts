import { describe, expect, it } from 'vitest'
import { chosenOf, type Draft, draftOf, isDraft, NO_DRAFT, ticked, unlistedIn } from './draft'

const tick = (slate: readonly string[], ...ids: string[]) =>
  ids.reduce<Draft>((draft, id) => ticked(slate, draft, id, false), NO_DRAFT)

describe('a slate being changed', () => {
  it.each([
    ['nothing ticked', [], ['a', 'b'], false],
    ['one more', ['c'], ['a', 'b', 'c'], true],
    ['one less', ['a'], ['b'], true],
    ['one ticked and unticked again', ['c', 'c'], ['a', 'b'], false],
    ['one off and on again', ['a', 'a'], ['a', 'b'], false],
  ])('%s', (_name, ids, chosen, waiting) => {
    const draft = tick(['a', 'b'], ...ids)
    expect(chosenOf(['a', 'b'], draft).sort()).toEqual(chosen)
    expect(isDraft(['a', 'b'], draft)).toBe(waiting)
  })

  it.each([
    ['unticked', [], ['x'], ['x'], []],
    ['ticked again', ['x'], ['x'], [], ['x']],
  ])('keeps what is %s while it is being saved', (_, stored, changes, saved, left) => {
    const draft = ticked(stored, tick(stored, ...changes), 'x', true)
    expect(chosenOf(stored, draft), 'before the saved slate is shown').toEqual(left)
    expect(chosenOf(saved, draft), 'and once it is').toEqual(left)
  })

  it('keeps what the other commissioner saves meanwhile', () => {
    const mine = tick(['a', 'b'], 'c', 'a')
    expect(chosenOf(['a', 'b', 'd'], mine).sort()).toEqual(['b', 'c', 'd'])
    expect(chosenOf(['a'], mine)).toEqual(['c'])
  })

  it('has nothing left to save once the other commissioner has saved the same', () => {
    expect(isDraft(['b', 'c'], tick(['a', 'b'], 'c', 'a'))).toBe(false)
  })

  it.each([
    ['the feed is not loaded', undefined, []],
    ['the feed lists them all', { games: [{ id: 'a' }, { id: 'c' }], notice: '' }, []],
    ['the feed lists one of them', { games: [{ id: 'a' }], notice: '' }, ['c']],
    ['the feed lists nothing at all', { games: [], notice: '' }, []],
    ['the feed answers with a notice', { games: [{ id: 'b' }], notice: 'down' }, []],
  ])('knows which ticked games are gone: %s', (_, feed, gone) => {
    expect(unlistedIn([], tick([], 'a', 'c'), feed)).toEqual(gone)
  })

  it('calls no game of the slate one that the feed no longer lists, as one by hand that was ticked again', () => {
    const again = ticked(['hand'], ticked(['hand'], NO_DRAFT, 'hand', true), 'hand', true)
    expect(unlistedIn(['hand'], again, { games: [{ id: 'a' }], notice: '' })).toEqual([])
  })

  it('takes a whole suggestion', () => {
    expect(chosenOf(['a', 'b'], draftOf(['a', 'b'], ['b', 'x'])).sort()).toEqual(['b', 'x'])
  })
})
