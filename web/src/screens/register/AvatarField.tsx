import { type ChangeEvent, type SyntheticEvent, useEffect, useState } from 'react'
import { Button } from '#web/ui/Button'
import { Field } from '#web/ui/Field'
import styles from './AvatarField.module.css'
import { AVATAR_TYPES } from './avatar'

interface Props {
  avatar: File | null
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

/** The server reads formats that this browser may not show. */
const hide = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
  currentTarget.hidden = true
}

/** The player's picture, with a preview of how it will be cut. */
export function AvatarField({ avatar, problem, onChoose }: Props) {
  const preview = usePreview(problem ? null : avatar)
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    // A dialog that was cancelled changes nothing; the same file may be chosen again after a removal.
    if (file) onChoose(file)
    event.target.value = ''
  }
  return (
    <div className={styles.avatar}>
      <span className={styles.preview}>
        {preview && <img key={preview} src={preview} alt="Your avatar" onError={hide} />}
      </span>
      <Field label="Avatar (optional)" hint={avatar ? avatar.name : 'A picture of up to 8 MB.'} problem={problem}>
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
