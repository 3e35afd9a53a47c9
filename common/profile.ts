/** A player as everybody sees them on a board. */
export interface Profile {
  name: string
  /** Address of the avatar, or empty. */
  avatar: string
  favoriteTeam: string
  favoriteColor: string
  about: string
}

/** The public document `/users/{uid}`. */
export interface User {
  username: string
  favoriteTeam: string
  abbr: string
  conference: string
  about: string
  avatar: string
  favoriteColor: string
  displayName?: string
  name?: string
}

/** What a player is called: display name, name or username; else a placeholder with the end of the id. */
export function displayName(user: Partial<Pick<User, 'displayName' | 'name' | 'username'>>, uid: string): string {
  return user.displayName || user.name || user.username || `Player ${uid.slice(-6)}`
}

/** A user as a row of a board carries them. */
export function profileOf(user: User, uid: string): Profile {
  const { avatar, favoriteTeam, favoriteColor, about } = user
  return { name: displayName(user, uid), avatar, favoriteTeam, favoriteColor, about }
}
