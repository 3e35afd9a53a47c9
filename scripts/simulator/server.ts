import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Anchor } from '../season/day'
import { applyOrder, BadOrder } from './control'
import { BadQuery, simulatedScoreboard } from './scoreboard'
import { Stage } from './stage'

export interface SimulatorOptions extends Partial<Anchor> {
  /** 0 or absent: any free port. */
  port?: number
  now?: () => number
}

export interface Simulator {
  url: string
  /** Stops the server and closes requests that are still waiting. */
  close(): Promise<void>
  /** The same as `POST /control`. @throws BadOrder */
  control(order: unknown): unknown
}

/** Characters. */
const LONGEST_ORDER = 65_536

/** Serves the season as a feed on 127.0.0.1. */
export async function startSimulator(options: SimulatorOptions = {}): Promise<Simulator> {
  const { now = Date.now, port = 0, start = now() } = options
  const stage = new Stage({ ...options, start })
  const server = createServer((request, response) => {
    answer(stage, request, response, now()).catch((error: unknown) => {
      const known = error instanceof BadOrder || error instanceof BadQuery
      if (!response.headersSent) reply(response, known ? 400 : 500, { error: String((error as Error).message) })
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
    control: (order) => applyOrder(stage, order, now()),
  }
}

async function answer(stage: Stage, request: IncomingMessage, response: ServerResponse, now: number): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://feed')
  if (url.pathname === '/control' && request.method === 'POST')
    return reply(response, 200, applyOrder(stage, parsed(await body(request)), now))
  if (request.method !== 'GET') return reply(response, 405, { error: 'The feed answers GET, and POST on /control.' })
  if (stage.orders.answer === 'timeout') return
  if (stage.orders.answer === '500') return reply(response, 500, { code: 500, message: 'Internal error' })
  const board = JSON.stringify(simulatedScoreboard(stage, url.searchParams, now))
  response.setHeader('content-type', 'application/json;charset=UTF-8')
  response.end(stage.orders.answer === 'half-json' ? board.slice(0, board.length / 2) : board)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BadOrder('An order is JSON.')
  }
}

function reply(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json;charset=UTF-8' })
  response.end(JSON.stringify(value))
}

async function body(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of request) {
    text += String(piece)
    if (text.length > LONGEST_ORDER) throw new BadOrder('That order is too long.')
  }
  return text
}
