import { useState } from 'react'
import styles from './Avatar.module.css'
import { fillStyle } from './contrast'

/** A player's avatar; where there is none, or it does not load, the initial in the player's color. */
export function Avatar({ name, avatar, favoriteColor }: { name: string; avatar: string; favoriteColor: string }) {
  const [broken, setBroken] = useState('')
  if (avatar !== broken)
    return (
      <img
        className={styles.face}
        src={avatar}
        alt=""
        width={40}
        height={40}
        loading="lazy"
        onError={() => setBroken(avatar)}
      />
    )
  return (
    <span data-screen-only className={styles.face} style={fillStyle(favoriteColor)} aria-hidden>
      {[...name][0]?.toUpperCase()}
    </span>
  )
}
