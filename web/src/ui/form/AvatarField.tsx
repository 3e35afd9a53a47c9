import { type ChangeEvent, useEffect, useState } from 'react'
import { BAD_PICTURE_TEXT, LARGE_PICTURE_TEXT, PICTURE_MAX } from '#common/people/picture'
import { Button } from '../Button'
import { hideBroken } from '../hideBroken'
import styles from './AvatarField.module.css'
import { Field } from './Field'

/** The formats to choose from. A list, not `image/*`, so that an iPhone turns its own format into a JPEG. */
const AVATAR_TYPES = 'image/jpeg,image/png,image/webp,image/gif'

/** What is wrong with a picture, in the words of the server; empty when it may be sent. */
export function avatarProblem({ size, type }: Pick<File, 'size' | 'type'>): string {
  if (size === 0 || !type.startsWith('image/')) return BAD_PICTURE_TEXT
  return size > PICTURE_MAX ? LARGE_PICTURE_TEXT : ''
}

interface Props {
  label?: string
  avatar: File | null
  /** The address of the picture that the player has, shown until another one is chosen. */
  present?: string
  problem: string | undefined
  onChoose: (avatar: File | null) => void
}

/** An address under which the browser shows a file, for as long as it is chosen. */
function usePreview(file: File | null): string {
  const [address, setAddress] = useState('')
  useEffect(() => {
    if (!file) return setAddress('')
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}

/** The player's picture, with a preview of how it will be cut. */
export function AvatarField({ label = 'Picture (optional)', avatar, present = '', problem, onChoose }: Props) {
  const preview = usePreview(problem ? null : avatar) || present
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    // A dialog that was cancelled changes nothing; the same file may be chosen again after a removal.
    if (file) onChoose(file)
    event.target.value = ''
  }
  return (
    <div className={styles.avatar}>
      <span className={styles.preview}>
        {preview && <img key={preview} src={preview} alt="Your avatar" onError={hideBroken} />}
      </span>
      <Field label={label} hint={avatar ? `Chosen: ${avatar.name}` : 'A picture of up to 8 MB.'} problem={problem}>
        {(wiring) => (
          <input
            {...wiring}
            className={styles.file}
            type="file"
            name="avatar"
            accept={AVATAR_TYPES}
            onChange={choose}
          />
        )}
      </Field>
      {avatar && <Button onClick={() => onChoose(null)}>Remove</Button>}
    </div>
  )
}
