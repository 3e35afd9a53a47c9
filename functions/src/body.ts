import busboy from 'busboy'
import type { Request } from 'express'
import { ApiError } from '../../common/api-error'
import { AVATAR_UPLOAD_MAX } from './avatars'

/** No call of ours needs more; a form with a picture has its own limit. */
const JSON_BYTES = 100_000
const FIELD_BYTES = 10_000
const FIELDS = 20

/** What came with a call: its fields, and the file of a form. */
export interface Sent {
  fields: unknown
  file: Buffer | null
}

/** The body of a call: the JSON that was sent, or the fields and the file of a form. An empty body has no fields. */
export async function readBody(request: Request): Promise<Sent> {
  const bytes = bytesOf(request)
  if (/^multipart\/form-data/i.test(request.headers['content-type'] ?? '')) return readForm(request, bytes)
  return { fields: readJson(bytes), file: null }
}

function readJson(bytes: Buffer): unknown {
  if (bytes.length > JSON_BYTES) throw new ApiError('too-large', 'That is more than can be sent at once.')
  if (bytes.length === 0) return {}
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new ApiError('bad-input', 'That could not be read as JSON.')
  }
}

/** Cloud Functions hands the bytes over as `rawBody`; a plain Express app as `body`. */
function bytesOf(request: Request): Buffer {
  const { rawBody, body } = request as Request & { rawBody?: Buffer }
  return rawBody ?? (Buffer.isBuffer(body) ? body : Buffer.alloc(0))
}

function readForm(request: Request, bytes: Buffer): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new ApiError('bad-input', 'That form could not be read.'))
    const limits = { fieldSize: FIELD_BYTES, fields: FIELDS, files: 1, fileSize: AVATAR_UPLOAD_MAX }
    const fields: Record<string, string> = {}
    const pieces: Buffer[] = []
    try {
      const form = busboy({ headers: request.headers, limits })
      form.on('field', (name, value) => {
        fields[name] = value
      })
      form.on('file', (_name, file) => {
        file.on('data', (piece: Buffer) => pieces.push(piece))
        file.on('limit', () => reject(new ApiError('too-large', 'That picture is larger than 8 MB.')))
      })
      form.on('error', refuse)
      form.on('close', () => resolve({ fields, file: pieces.length ? Buffer.concat(pieces) : null }))
      form.end(bytes)
    } catch {
      refuse()
    }
  })
}
