import { useState } from 'react'
import { call } from '#web/api'
import { type Session, saveUser } from '#web/session/session'
import { AvatarField, avatarProblem } from '#web/ui/AvatarField'
import { Button } from '#web/ui/Button'
import { FormProblem, useSubmit } from '#web/ui/Form'
import { toast } from '#web/ui/toast'
import styles from './Account.module.css'

/** The player's picture: another one, or none. */
export function PictureForm({ session: { avatar } }: { session: Session }) {
  const [chosen, setChosen] = useState<File | null>(null)
  const wrong = chosen ? avatarProblem(chosen) : ''
  const { busy, problem, onSubmit } = useSubmit(async (_fields, pressed) => {
    if (pressed === 'remove') {
      saveUser((await call('DELETE /users/me/picture', { fallbackError: 'The picture could not be removed.' })).user)
      toast('good', 'Your picture is removed.')
      return
    }
    const body = new FormData()
    if (chosen) body.set('avatar', chosen)
    saveUser((await call('PUT /users/me/picture', { body, fallbackError: 'The picture could not be saved.' })).user)
    setChosen(null)
    toast('good', 'Your picture is saved.')
  })
  return (
    <section className={styles.panel} aria-labelledby="your-picture">
      <h2 id="your-picture">Picture</h2>
      <form onSubmit={onSubmit}>
        <AvatarField
          label="New picture"
          avatar={chosen}
          present={avatar}
          problem={wrong || undefined}
          onChoose={setChosen}
        />
        <FormProblem>{problem}</FormProblem>
        <div className={styles.buttons}>
          <Button type="submit" disabled={busy || !chosen || wrong !== ''}>
            {busy ? 'Saving…' : 'Save picture'}
          </Button>
          {avatar && !chosen && (
            <Button type="submit" value="remove" weight="quiet" disabled={busy}>
              Remove picture
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}
