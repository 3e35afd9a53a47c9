import type { Request } from 'express'
import { expect, it } from 'vitest'
import { setProcessMemory } from '../db/process-memory'
import { PER_PEER } from './limits'
import { limitPeer } from './rate-limit'

it('a peer makes only so many calls in ten minutes, whatever address it forges', () => {
  const memory = new Map<object, unknown>()
  setProcessMemory(() => memory)
  const [peer, other] = [{ ip: '198.51.100.7' } as Request, { ip: '198.51.100.8' } as Request]
  for (let made = 0; made < PER_PEER.tries; made += 1) limitPeer(peer, 1)
  expect(() => limitPeer(peer, 1)).toThrow('Too many tries. Please wait 10 minutes and try again.')
  expect(() => limitPeer(other, 1)).not.toThrow()
  expect(() => limitPeer(peer, 1 + PER_PEER.within)).not.toThrow()
})
