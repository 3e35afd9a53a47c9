import { beforeEach, expect, it, vi } from 'vitest'
import { storageIn } from '#web/session/device'
import { drawHook } from '../../../tests/fixtures/hook'
import { useKeptChoice } from './useKeptChoice'

beforeEach(() => void vi.stubGlobal('localStorage', storageIn(new Map())))

/** The choice as a visit finds it. */
const visit = () => drawHook(() => useKeptChoice('rows', [10, 25, 50]))

it('a choice is there at the next visit, and at first it is the first one', () => {
  const [chosen, choose] = visit()
  expect(chosen).toBe(10)
  choose('25')
  expect(visit()[0]).toBe(25)
})

it('what this release does not offer any more is none', () => {
  localStorage.setItem('rows', '100')
  expect(visit()[0]).toBe(10)
})
