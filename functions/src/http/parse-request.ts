import type { z } from 'zod'
import { ApiError } from '#common/api/api-error'

/** What was sent, if it has the shape it should. @throws ApiError bad-input with a sentence about what is wrong. */
export function parseRequest(shape: z.ZodType, sent: unknown): unknown {
  const { success, data, error } = shape.safeParse(sent)
  if (success) return data
  const [issue] = error.issues
  throw new ApiError('bad-input', issue ? sentenceOf(issue, sent) : OTHERWISE)
}

const OTHERWISE = 'Please check what was sent.'

/** Our own sentences end in a full stop; zod's speak of types, to programmers. */
function sentenceOf(issue: z.core.$ZodIssue, sent: unknown): string {
  const field = issue.path.join('.')
  if (issue.message.endsWith('.')) return issue.message
  if (issue.code === 'unrecognized_keys') return `Please leave out ${issue.keys.join(', ').slice(0, 100)}.`
  if (!field) return OTHERWISE
  return `Please ${at(sent, issue.path) === undefined ? 'give' : 'check'} ${field}.`
}

/** What stands at this place of what was sent. */
const at = (sent: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | null | undefined)?.[key], sent)
