import { type Request, type RequestHandler, type Response, raw } from 'express'
import type { z } from 'zod'
import { ApiError } from '#common/api/api-error'
import { isUnicode, parseForm } from './form'

const reader = (limit: string) => raw({ type: () => true, limit, inflate: false })
/** No JSON call needs more; the form with a picture has its own limit. */
const readJson = reader('100kb')
const readForm = reader('10mb')

/**
 * How long a body may take to arrive (ms): until then its call takes up one of the API's places. It is longer than the
 * app waits for a pick before it sends it again (`TIMEOUTS.short`), so no pick from a slow phone is refused for that.
 */
const JSON_ARRIVES = 15_000
/**
 * The same for a form: a picture of several megabytes takes long from a slow phone. Hosting waits a minute in total.
 */
const FORM_ARRIVES = 50_000

/**
 * A body that takes longer than this (ms) is slow. Each takes up one of the process's forty places
 * (`functions/src/index.ts`), so of the slow ones that are counted together it reads only so many at once and refuses
 * the others: one caller could take up all places. The JSON of a player is counted by itself, since it may be a pick;
 * strangers' bodies and all forms are counted together.
 */
const SLOW = 1_000
const SLOW_MAX = 10
/** How many slow bodies are being read: by the player's uid, or '' for those counted together. */
const slowBodies = new Map<string, number>()

/**
 * Reads the body of a call: its JSON, or the fields and the file of a form if the call takes one. An empty body has no
 * fields.
 * @param uid whose session came with the call; '' for a stranger.
 * @throws ApiError bad-input, too-large or too-slow
 */
export async function readBody(
  request: Request,
  response: Response,
  { takesForm, uid }: { takesForm: boolean; uid: string },
): Promise<{ fields: unknown; file: Buffer | null }> {
  if (!/^multipart\//i.test(request.headers['content-type'] ?? '')) {
    const limits = { read: readJson, within: JSON_ARRIVES, countedBy: uid }
    return { fields: parseJson(await bytesOf(request, response, limits)), file: null }
  }
  if (!takesForm) throw new ApiError('bad-input', 'This call takes JSON, not a form.')
  const limits = { read: readForm, within: FORM_ARRIVES, countedBy: '' }
  return parseForm(request.headers, await bytesOf(request, response, limits))
}

/** How a body is read, how long it may take (ms), and whose it is. */
interface BodyLimits {
  read: RequestHandler
  within: number
  /** The uid under which the body is counted if it is slow, or ''. */
  countedBy: string
}

function bytesOf(request: Request, response: Response, { read, within, countedBy }: BodyLimits): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let isSlow = false
    const end = () => {
      clearTimeout(deadline)
      clearTimeout(becomesSlow)
      if (isSlow) countSlow(countedBy, -1)
      isSlow = false
    }
    const refuse = () => {
      end()
      // After its response the server closes such a connection, so whatever still comes is not waited for.
      response.set('Connection', 'close')
      reject(new ApiError('too-slow', 'That took too long to arrive. Please try again with a better connection.'))
    }
    const deadline = setTimeout(refuse, within)
    const becomesSlow = setTimeout(() => {
      if ((slowBodies.get(countedBy) ?? 0) >= SLOW_MAX) return refuse()
      isSlow = true
      countSlow(countedBy, 1)
    }, SLOW)
    void read(request, response, (error?: unknown) => {
      end()
      if (error) reject(error)
      else resolve(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0))
    })
  })
}

function countSlow(countedBy: string, change: 1 | -1): void {
  const count = (slowBodies.get(countedBy) ?? 0) + change
  if (count > 0) slowBodies.set(countedBy, count)
  else slowBodies.delete(countedBy)
}

function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return {}
  try {
    // A lone surrogate is not valid Unicode: the database and the sign-in service refuse it, each in its own way.
    return JSON.parse(bytes.toString('utf8'), (key: string, value: unknown) => {
      if (!isUnicode(key) || (typeof value === 'string' && !isUnicode(value))) throw new Error('a lone surrogate')
      return value
    })
  } catch {
    throw new ApiError('bad-input', 'That could not be read as JSON.')
  }
}

const BAD_INPUT_TEXT = 'Please check what was sent.'

/** Checks what was sent against its shape. @throws ApiError bad-input with a sentence that says what is wrong. */
export function parseRequest(shape: z.ZodType, sent: unknown): unknown {
  const { success, data, error } = shape.safeParse(sent)
  if (success) return data
  const [issue] = error.issues
  throw new ApiError('bad-input', issue ? sentenceOf(issue, sent) : BAD_INPUT_TEXT)
}

/** Our own messages end in a full stop; zod's are written for programmers and replaced. */
function sentenceOf(issue: z.core.$ZodIssue, sent: unknown): string {
  const field = issue.path.join('.')
  if (issue.message.endsWith('.')) return issue.message
  if (issue.code === 'unrecognized_keys') return `Please leave out ${issue.keys.join(', ').slice(0, 100)}.`
  if (!field) return BAD_INPUT_TEXT
  return `Please ${valueUnder(sent, issue.path) === undefined ? 'give' : 'check'} ${field}.`
}

/** The value at a path of keys, or undefined. */
const valueUnder = (sent: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | null | undefined)?.[key], sent)
