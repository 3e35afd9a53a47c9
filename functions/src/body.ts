import busboy from 'busboy'
import type { Request } from 'express'
import { ApiError } from '../../common/api-error'

/** No call of ours needs more; a form with a picture has its own limit. */
const JSON_BYTES = 100_000
const FIELD_BYTES = 10_000
const FIELDS = 20

/** The body of a call: the JSON that was sent, or the text fields of a form. An empty body is an empty object. */
export async function readBody(request: Request): Promise<unknown> {
  const bytes = bytesOf(request)
  if (/^multipart\/form-data/i.test(request.headers['content-type'] ?? '')) return readForm(request, bytes)
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

function readForm(request: Request, bytes: Buffer): Promise<Record<string, string>> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new ApiError('bad-input', 'That form could not be read.'))
    try {
      const fields: Record<string, string> = {}
      const form = busboy({ headers: request.headers, limits: { fieldSize: FIELD_BYTES, fields: FIELDS } })
      form.on('field', (name, value) => {
        fields[name] = value
      })
      form.on('file', (_name, file) => file.resume())
      form.on('error', refuse)
      form.on('close', () => resolve(fields))
      form.end(bytes)
    } catch {
      refuse()
    }
  })
}
