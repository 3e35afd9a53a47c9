import { useEffect } from 'react'
import { countedAre } from '#common/counted'
import { endSession } from '#web/session/session'
import { Button } from '#web/ui/Button'
import { Modal } from '#web/ui/Modal'
import { urls } from '#web/urls'
import { useLogoutQuestion } from './logout'

const close = () => useLogoutQuestion.setState({ picks: 0 })

/** Asks whether to log out while picks wait to be saved. */
export function LogoutQuestion() {
  const { picks } = useLogoutQuestion()
  useEffect(() => {
    close()
    return () => useLogoutQuestion.setState({ picks: null })
  }, [])
  if (!picks) return null
  return (
    <Modal
      title="Log out?"
      onClose={close}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button weight="danger" onClick={() => endSession(urls.home)}>
            Log out
          </Button>
        </>
      }
    >
      <p>{countedAre(picks, 'pick')} not saved yet. Log out all the same?</p>
    </Modal>
  )
}
