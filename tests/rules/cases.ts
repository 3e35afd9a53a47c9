import { initializeTestEnvironment } from '@firebase/rules-unit-testing'
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  query,
  setDoc,
  setLogLevel,
  updateDoc,
  where,
} from 'firebase/firestore'
import { afterAll, expect, test } from 'vitest'
import { EMULATOR, PROJECT } from './world'

/** A stranger has not signed in; the commissioner carries the custom claim and has picked nothing. */
export type Who = 'stranger' | 'ann' | 'bob' | 'commish'
export type Verdict = 'allowed' | 'denied'

const touched = { touched: true }

const verbs = {
  get: (db: Firestore, path: string) => getDoc(doc(db, path)),
  list: (db: Firestore, path: string) => getDocs(collection(db, path)),
  'list own': (db: Firestore, path: string, who: Who) => getDocs(query(collection(db, path), where('uid', '==', who))),
  'list since': (db: Firestore, path: string) => getDocs(query(collection(db, path), where('at', '>', 0))),
  'list group': (db: Firestore, id: string) => getDocs(collectionGroup(db, id)),
  create: (db: Firestore, path: string) => setDoc(doc(db, path), touched),
  update: (db: Firestore, path: string) => updateDoc(doc(db, path), touched),
  delete: (db: Firestore, path: string) => deleteDoc(doc(db, path)),
} as const
export type Verb = keyof typeof verbs

/** Who, verb, path, verdict; then what this row is about: for a denial, its one defect. */
export type Case = readonly [who: Who, verb: Verb, path: string, verdict: Verdict, about: string]

// The client warns of every refused write; here a refusal is what is asked for.
setLogLevel('error')

/** The emulator without rules of its own: those the global set-up loaded stand, and so does their coverage. */
export const env = await initializeTestEnvironment({ projectId: PROJECT, firestore: EMULATOR })
afterAll(() => env.cleanup())

/** A new client of this person; its first request opens its stream, and so fixes its `request.time`. */
export function clientOf(who: Who): Firestore {
  if (who === 'stranger') return env.unauthenticatedContext().firestore() as unknown as Firestore
  const claims = who === 'commish' ? { commissioner: true } : {}
  return env.authenticatedContext(who, claims).firestore() as unknown as Firestore
}

const clients = new Map<Who, Firestore>()

function sharedClientOf(who: Who): Firestore {
  const client = clients.get(who) ?? clientOf(who)
  clients.set(who, client)
  return client
}

/** What the rules say. Any failure but a refusal is thrown on. */
export async function verdictOf(who: Who, verb: Verb, path: string, db = sharedClientOf(who)): Promise<Verdict> {
  try {
    await verbs[verb](db, path, who)
    return 'allowed'
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'permission-denied') return 'denied'
    throw error
  }
}

/** One test per row. */
export function expectCases(cases: readonly Case[]): void {
  for (const [who, verb, path, verdict, about] of cases) {
    test(`${verdict}: ${who} may ${verdict === 'allowed' ? '' : 'not '}${verb} ${path} (${about})`, async () => {
      expect(await verdictOf(who, verb, path)).toBe(verdict)
    })
  }
}

/** The rows of a document that anyone signed in may read, alone or, given its collection, in a list. */
export function openToPlayers(path: string, collectionPath?: string): Case[] {
  const rows = (verb: Verb, at: string): Case[] => [
    ['bob', verb, at, 'allowed', 'signed in'],
    ['stranger', verb, at, 'denied', 'not signed in'],
    ['commish', verb, at, 'allowed', 'a player like any other'],
  ]
  return [...rows('get', path), ...(collectionPath ? rows('list', collectionPath) : [])]
}

/** The rows of a document that only Ann may read. */
export function onlyForAnn(path: string): Case[] {
  return [
    ['ann', 'get', path, 'allowed', 'her own'],
    ['bob', 'get', path, 'denied', 'not his'],
    ['commish', 'get', path, 'denied', 'not theirs, and the claim opens nothing'],
    ['stranger', 'get', path, 'denied', 'not signed in'],
  ]
}
