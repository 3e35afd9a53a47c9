import busboy from 'busboy'
import { type Request, type RequestHandler, type Response, raw } from 'express'
import { ApiError } from '#common/api/api-error'
import { AVATAR_UPLOAD_MAX } from '../people/picture'

const FIELD_BYTES = 10_000
const FIELDS = 20

const reader = (limit: string) => raw({ type: () => true, limit, inflate: false })
/** No call of ours needs more; the form with a picture has its own limit. */
const readJson = reader('100kb')
const readForm = reader('10mb')

/** What came with a call: its fields, and the file of a form. */
export interface Sent {
  fields: unknown
  file: Buffer | null
}

/**
 * The body of a call: the JSON that was sent, or the fields and the file of a form where the call takes one. An empty
 * body has no fields.
 */
export async function readBody(request: Request, response: Response, takesForm: boolean): Promise<Sent> {
  if (!/^multipart\//i.test(request.headers['content-type'] ?? '')) {
    return { fields: parsed(await bytesOf(request, response, readJson)), file: null }
  }
  if (!takesForm) throw new ApiError('bad-input', 'This call takes JSON, not a form.')
  return fieldsOf(request, await bytesOf(request, response, readForm))
}

function bytesOf(request: Request, response: Response, read: RequestHandler): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    void read(request, response, (error?: unknown) => {
      if (error) reject(error)
      else resolve(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0))
    })
  })
}

function parsed(bytes: Buffer): unknown {
  if (bytes.length === 0) return {}
  try {
    // Half a surrogate pair is no text: databases and services refuse it, each in its own way.
    return JSON.parse(bytes.toString('utf8'), (key: string, value: unknown) => {
      if (!isText(key) || (typeof value === 'string' && !isText(value))) throw new Error('half a surrogate pair')
      return value
    })
  } catch {
    throw new ApiError('bad-input', 'That could not be read as JSON.')
  }
}

const isText = (words: string) => !/\p{Surrogate}/u.test(words)

function fieldsOf(request: Request, bytes: Buffer): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new ApiError('bad-input', 'That form could not be read.'))
    const limits = { fieldSize: FIELD_BYTES, fields: FIELDS, files: 1, fileSize: AVATAR_UPLOAD_MAX }
    const fields = new Map<string, string>()
    const pieces: Buffer[] = []
    try {
      const form = busboy({ headers: request.headers, limits })
      form.on('field', (name, value) => fields.set(name, value))
      form.on('file', (_name, file) => {
        file.on('data', (piece: Buffer) => pieces.push(piece))
        file.on('limit', () => reject(new ApiError('too-large', 'That picture is larger than 8 MB.')))
        // A form that ends inside its file fails on the file, not on the form.
        file.on('error', refuse)
      })
      form.on('error', refuse)
      form.on('close', () =>
        resolve({ fields: Object.fromEntries(fields), file: pieces.length ? Buffer.concat(pieces) : null }),
      )
      form.end(bytes)
    } catch {
      refuse()
    }
  })
}
