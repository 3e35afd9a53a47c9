import { type RefObject, useEffect, useRef, useState } from 'react'
import { Points } from '#web/ui/badges'
import { RankCell, RankChange } from '../Rank'
import type { Standing } from '../standings'
import styles from './OwnTray.module.css'

interface Props {
  tableBody: RefObject<HTMLElement | null>
  /** Changes whenever the rows do. */
  rowsKey: string
  viewerStanding: Standing
  areGamesUnderWay: boolean
  onShow: () => void
}

/**
 * Whether rows are on the screen, between the bar above and the tray at its foot, but neither the viewer's own nor the
 * last one.
 */
function useOutOfSight(tableBody: Props['tableBody'], foot: RefObject<HTMLElement | null>, rowsKey: string): boolean {
  const [isOut, setIsOut] = useState(false)
  useEffect(() => {
    const own = tableBody.current?.querySelector('[data-you="true"]')
    const watched = [tableBody.current, own, tableBody.current?.lastElementChild]
    let watcher: IntersectionObserver | undefined
    function watch() {
      watcher?.disconnect()
      const inView = new Set<Element>()
      // The bar's height and the tray's place depend on letter size and device. Where CSS hides the tray its top is 0,
      // so nothing is in view.
      const top = getComputedStyle(document.documentElement).scrollPaddingTop
      const bottom = Math.max(0, innerHeight - (foot.current?.getBoundingClientRect().top ?? innerHeight))
      watcher = new IntersectionObserver(
        (changes) => {
          for (const { target, isIntersecting } of changes) inView[isIntersecting ? 'add' : 'delete'](target)
          setIsOut(inView.size === 1 && [...inView][0] === tableBody.current)
        },
        { rootMargin: `-${top} 0px -${bottom}px` },
      )
      for (const each of watched) if (each) watcher.observe(each)
    }
    watch()
    addEventListener('resize', watch)
    return () => {
      removeEventListener('resize', watch)
      watcher?.disconnect()
    }
  }, [tableBody, foot, rowsKey])
  return isOut
}

/**
 * The viewer's own row at the foot of the screen while it is scrolled away; a tap goes to it. It gives way to the last
 * row of the table, which it would cover.
 */
export function OwnTray({ tableBody, rowsKey, viewerStanding, areGamesUnderWay, onShow }: Props) {
  const foot = useRef<HTMLDivElement>(null)
  const isOut = useOutOfSight(tableBody, foot, rowsKey)
  const { row, rank, tied, pointsNow, moved } = viewerStanding
  return (
    <div ref={foot} className={styles.foot} data-screen-only>
      {isOut && (
        <button type="button" className={styles.tray} style={{ '--c': row.favoriteColor }} onClick={onShow}>
          <span className="unseen">Go to your row: </span>
          <span className={styles.rank}>
            <RankCell rank={rank} tied={tied} points={row.points} />
          </span>
          <span className={styles.name}>{row.name}</span>
          <b>
            <Points of={row.points} />
          </b>
          {areGamesUnderWay && (
            <small>
              <span className="unseen">, </span>
              <span aria-hidden>now </span>
              {pointsNow} <span className="unseen">if it ended now</span>
              <RankChange places={moved} />
            </small>
          )}
        </button>
      )}
    </div>
  )
}
