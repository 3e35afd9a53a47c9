import { cardId } from '#web/ui/game/GameCard'

/** Scrolls to a game's card and puts the focus on its first team. */
export function showCard(gameId: string): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const card = document.getElementById(cardId(gameId))
  card?.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' })
  card?.querySelector('button')?.focus({ preventScroll: true })
}
