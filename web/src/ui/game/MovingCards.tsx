import { Component, createRef, type ReactNode } from 'react'

/** For so long after cards have changed places (ms) a tap is meant for the card that was there before. */
const SETTLES_AFTER = 700

interface Props {
  /** The cards from the first to the last. What the player unfolds or chooses does not change it. */
  order: string
  /** Of what holds groups with cards of their own, instead of cards. */
  className?: string | undefined
  children: ReactNode
}

/** A card that is looked at, and where its top was. */
type InView = [card: Element, top: number][]

/**
 * Cards that change places when a game locks or ends. The page scrolls so that the visible cards stay in place, but not
 * at its top, where what comes in first is to be seen. So it ignores taps for a moment after a change: a tap would hit
 * the card that moved under the finger. A class, since hooks have no `getSnapshotBeforeUpdate`.
 */
export class MovingCards extends Component<Props> {
  private list = createRef<HTMLDivElement>()
  private settled: ReturnType<typeof setTimeout> | undefined

  override getSnapshotBeforeUpdate({ order }: Props): InView | null {
    if (order === this.props.order) return null
    return [...(this.list.current?.querySelectorAll('.cards > *') ?? [])].flatMap((card): InView => {
      const { top, height } = card.getBoundingClientRect()
      const middle = top + height / 2
      return middle > 0 && middle < innerHeight ? [[card, top]] : []
    })
  }

  override componentDidUpdate(_props: Props, _state: unknown, inView: InView | null) {
    const list = this.list.current
    if (!inView || !list) return
    // Keys press what has the focus, wherever it is.
    list.style.pointerEvents = 'none'
    clearTimeout(this.settled)
    this.settled = setTimeout(() => list.style.removeProperty('pointer-events'), SETTLES_AFTER)
    const shifts = inView.flatMap(([card, top]) => (card.isConnected ? card.getBoundingClientRect().top - top : []))
    // The smallest shift is that of the cards that only close up; the card that changed its section moved further.
    const [least] = shifts.sort((a, b) => Math.abs(a) - Math.abs(b))
    if (least && scrollY > 0) scrollBy(0, least)
  }

  override render() {
    return (
      <div ref={this.list} className={this.props.className ?? 'cards'}>
        {this.props.children}
      </div>
    )
  }
}
