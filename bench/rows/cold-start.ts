import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type Round, type Row, rowOfRounds } from '../row'

const ROUNDS = 7

const PRODUCT = `const { api } = require('./lib/index.cjs')`
const EMPTY = `
  const { onRequest } = require('firebase-functions/v2/https')
  const api = onRequest((_request, response) => response.end())`
/** What any app has to load that uses the database and the sign-in. */
const WITH_ADMIN = `
  const { initializeApp } = require('firebase-admin/app')
  const { getAuth } = require('firebase-admin/auth')
  const { getFirestore } = require('firebase-admin/firestore')
  initializeApp({ projectId: 'demo-cfb-picks' })
  getFirestore()
  getAuth()
  ${EMPTY}`
/** Serves an app and asks it once, for an address that it does not have. */
const ASK = `
  const { createServer } = require('node:http')
  const server = createServer(api).listen(0, '127.0.0.1', async () => {
    const answer = await fetch('http://127.0.0.1:' + server.address().port + '/api/nothing')
    await answer.text()
    process.stdout.write('answered')
  })`

/** From the start of a process to its first answer: the deployed `api`, and an empty app of firebase-functions. */
export async function measureColdStart(): Promise<Row[]> {
  const against = async (name: string, floorApp: string) => {
    const rounds: Round[] = []
    const both = async () => ({ value: await firstAnswer(PRODUCT), floor: await firstAnswer(floorApp) })
    await both()
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await both())
    return rowOfRounds(name, rounds, 1.3)
  }
  return [
    await against('cold start of `api`', EMPTY),
    await against('cold start of `api`, against an empty app with firebase-admin', WITH_ADMIN),
  ]
}

/** @returns how long it took (ms). */
async function firstAnswer(app: string): Promise<number> {
  const env = { ...process.env, FUNCTION_TARGET: 'api' }
  const started = performance.now()
  const child = spawn(process.execPath, ['--input-type=commonjs', '-e', app + ASK], { cwd: 'functions', env })
  child.stderr.pipe(process.stderr)
  const exit = once(child, 'exit')
  const answered = await Promise.race([once(child.stdout, 'data').then(() => true), exit.then(() => false)])
  const took = performance.now() - started
  if (!answered) throw new Error('the app ended without an answer')
  child.kill()
  await exit
  return took
}
