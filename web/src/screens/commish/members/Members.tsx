import { useEffect, useState } from 'react'
import type { MembersResponse } from '#common/api/responses'
import { call, sentenceOf } from '#web/api'
import { Notice } from '#web/ui/Notice'
import { Screen } from '#web/ui/Screen'
import { Skeleton } from '#web/ui/Skeleton'
import { untilLeft } from '#web/ui/untilLeft'
import styles from '../Commish.module.css'
import { InviteLink } from './InviteLink'
import { MemberRow } from './MemberRow'

/** Who is in the league, and how one gets in. */
export default function Members() {
  const [loaded, setLoaded] = useState<MembersResponse | string>()
  /** Counts the changes, each of which loads the members again. */
  const [changes, setChanges] = useState(0)
  useEffect(
    () => untilLeft(call('GET /commish/members'), setLoaded, (failure) => setLoaded(sentenceOf(failure))),
    [changes],
  )
  const again = () => setChanges((count) => count + 1)
  return (
    <Screen title="Members" narrow>
      {loaded === undefined && <Skeleton count={4} height={64} />}
      {typeof loaded === 'string' && <Notice tone="bad">{loaded}</Notice>}
      {typeof loaded === 'object' && (
        <>
          <InviteLink invite={loaded.invite} onChange={again} />
          <section className={styles.panel} aria-labelledby="members">
            <h2 id="members">{loaded.members.filter(({ left }) => !left).length} in the league</h2>
            <div className={styles.lines}>
              {loaded.members.map((member) => (
                <MemberRow key={member.id} member={member} onChange={again} />
              ))}
            </div>
          </section>
        </>
      )}
    </Screen>
  )
}
