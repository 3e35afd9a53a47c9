import { type RefObject, useEffect } from 'react'

/** The id of a game's card, by which the address of its screen leads to it. */
export const cardId = (gameId: string) => `game-${gameId}`

/** Brings a card into view, and the focus to its first team. */
function show(card: HTMLElement, behavior: ScrollBehavior): void {
  card.scrollIntoView({ block: 'center', behavior })
  card.querySelector('button')?.focus({ preventScroll: true })
}

/** Scrolls to a game's card of this screen. */
export function showCard(gameId: string): void {
  const stays = matchMedia('(prefers-reduced-motion: reduce)').matches
  const card = document.getElementById(cardId(gameId))
  if (card) show(card, stays ? 'auto' : 'smooth')
}

/** Shows a card when the screen was opened with its id in the address, and not returned to, where it was left elsewhere. */
export function useScrollToHash(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const card = element.current
    if (!card?.id || location.hash !== `#${card.id}` || history.state?.top) return
    // `Main` scrolls a new screen to its top first.
    const frame = requestAnimationFrame(() => show(card, 'auto'))
    return () => cancelAnimationFrame(frame)
  }, [element])
}
