import type { Request } from 'express'
import { expect, it } from 'vitest'
import { setProcessMemory } from '../db/process-memory'
import { PER_PEER } from './limits'
import { limitPeer } from './rate-limit'

it('a peer makes only so many calls in ten minutes, whatever address it forges', () => {
  const memory = new Map<object, unknown>()
  setProcessMemory(() => memory)
  const [peer, other] = [{ ip: '198.51.100.7' } as Request, { ip: '198.51.100.8' } as Request]
  for (let made = 0; made < PER_PEER.tries; made += 1)
    limitPeer({ ...peer, headers: { 'fastly-client-ip': `203.0.113.${made % 250}` } } as unknown as Request, 1)
  expect(() => limitPeer(peer, 1)).toThrow('Too many tries. Please wait 10 minutes and try again.')
  for (let network = 0; network < 2_000; network += 1)
    limitPeer({ ip: `2001:db8:0:${network.toString(16)}::1` } as Request, 1)
  expect(() => limitPeer(other, 1)).not.toThrow()
  expect(() => limitPeer(peer, 1 + PER_PEER.within)).not.toThrow()
})

it('of more peers than are counted the one that called longest ago is forgotten, and not who goes on calling', () => {
  const memory = new Map<object, unknown>()
  setProcessMemory(() => memory)
  const peer = { ip: '198.51.100.7' } as Request
  for (let made = 0; made < PER_PEER.tries; made += 1) {
    limitPeer(peer, 1)
    if (made % 10 === 0) limitPeer({ ip: `2001:db8:0:${made.toString(16)}::1` } as Request, 1)
  }
  expect(() => limitPeer(peer, 1)).toThrow('Too many tries.')
})

it('an IPv6 subscriber is one peer, whatever address of the network each call has', () => {
  const memory = new Map<object, unknown>()
  setProcessMemory(() => memory)
  const call = (made: number) => limitPeer({ ip: `2001:db8::${made.toString(16)}` } as Request, 1)
  for (let made = 0; made < PER_PEER.tries; made += 1) call(made)
  expect(() => call(PER_PEER.tries)).toThrow('Too many tries.')
})
