import type { IncomingHttpHeaders } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { ApiError } from '#common/api/api-error'
import { LARGE_PICTURE_TEXT, PICTURE_MAX } from '#common/people/picture'

/** How long a field of a form may be (bytes), how many fields it may have, and how many files. */
const FIELD_BYTES = 10_000
const FIELDS = 20
const FILES = 1
/**
 * How much of a form is read at one go (bytes). Between two slices other calls get their turn, and a form that is
 * refused is read no further: the reader cannot be stopped within a slice, and reports an error for every nine bytes of
 * a broken form.
 */
const SLICE = 16 * 1024

interface Form {
  fields: Record<string, string>
  file: Buffer | null
}

/** Whether a text has no half of a character in it. */
export const isUnicode = (text: string): boolean => !/\p{Surrogate}/u.test(text)

/**
 * Reads a multipart form, up to the first thing that is wrong with it.
 * @throws ApiError bad-input or too-large
 */
export async function parseForm(headers: IncomingHttpHeaders, bytes: Buffer): Promise<Form> {
  const { default: busboy } = await import('busboy')
  const fields = new Map<string, string>()
  const chunks: Buffer[] = []
  let refusal: ApiError | null = null
  const refuse = () => {
    refusal ??= new ApiError('bad-input', 'That form could not be read.')
  }
  try {
    const form = busboy({
      headers,
      limits: {
        fieldSize: FIELD_BYTES,
        fields: FIELDS,
        files: FILES,
        // busboy reports a file that is as large as its limit, and a number of parts that is as high as its limit.
        fileSize: PICTURE_MAX + 1,
        parts: FIELDS + FILES + 1,
      },
    })
    // A part may say that it is in UTF-16, which can hold half a character.
    form.on('field', (name, value, { valueTruncated }) =>
      isUnicode(value) && !valueTruncated ? fields.set(name, value) : refuse(),
    )
    form.on('file', (_name, file) => {
      file.on('data', (chunk: Buffer) => chunks.push(chunk))
      file.on('limit', () => {
        refusal ??= new ApiError('too-large', LARGE_PICTURE_TEXT)
      })
      // A form that ends inside its file emits the error on the file, too.
      file.on('error', refuse)
    })
    for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) form.on(limit, refuse)
    form.on('error', refuse)
    await pipeline(async function* () {
      for (let offset = 0; offset < bytes.length && !refusal; offset += SLICE) {
        yield bytes.subarray(offset, offset + SLICE)
        await nextTurn()
      }
      if (refusal) throw refusal
    }, form)
  } catch {
    // busboy throws for a content type that it cannot read.
    refuse()
  }
  if (refusal) throw refusal
  return { fields: Object.fromEntries(fields), file: chunks.length ? Buffer.concat(chunks) : null }
}
