/** The largest picture the server takes (bytes). */
export const AVATAR_MAX = 8 * 1024 * 1024

/** What a phone may offer; a list instead of `image/*` makes an iPhone turn its own format into a JPEG. */
export const AVATAR_TYPES = 'image/jpeg,image/png,image/webp,image/gif,image/avif,image/tiff'

/** What is wrong with a picture, in the server's words; empty when it may be sent. */
export function avatarProblem({ size, type }: Pick<File, 'size' | 'type'>): string {
  if (!type.startsWith('image/')) return 'That file is not a picture we can read. Try a JPEG or PNG.'
  return size > AVATAR_MAX ? 'That picture is larger than 8 MB.' : ''
}
