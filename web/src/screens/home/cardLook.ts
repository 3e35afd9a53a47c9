import { useState } from 'react'

/** What may stand behind the name, in the order of the button. */
const WATERMARKS = ['logo', 'logo-alt', 'mascot', 'off'] as const
export type Watermark = (typeof WATERMARKS)[number]

interface CardFont {
  name: string
  family: string
  /** The widest school name's width per letter (em): names are set as large as they fit. */
  em: number
  /** Script is not to be read in capitals. */
  capitals: boolean
}

/** The faces a name may be set in, each of another mood. The files are declared in cardFonts.css. */
export const CARD_FONTS: readonly CardFont[] = [
  { name: 'Barlow', family: 'Barlow Condensed', em: 0.5, capitals: true },
  { name: 'Graduate', family: 'Graduate', em: 0.74, capitals: true },
  { name: 'Alfa Slab', family: 'Alfa Slab One', em: 0.87, capitals: true },
  { name: 'Lobster', family: 'Lobster', em: 0.56, capitals: false },
  { name: 'Righteous', family: 'Righteous', em: 0.72, capitals: true },
  { name: 'Black Ops', family: 'Black Ops One', em: 0.75, capitals: true },
  { name: 'Bungee', family: 'Bungee', em: 0.75, capitals: true },
]

/** A choice that goes round with every call of `next`, kept on the device. */
function useRound<Choice extends string | number>(key: string, choices: readonly [Choice, ...Choice[]]) {
  const [chosen, setChosen] = useState(() => {
    const kept = localStorage.getItem(key)
    return choices.find((choice) => String(choice) === kept) ?? choices[0]
  })
  function next() {
    const after = choices[(choices.indexOf(chosen) + 1) % choices.length] ?? choices[0]
    localStorage.setItem(key, String(after))
    setChosen(after)
  }
  return [chosen, next] as const
}

/** The watermark of the card. */
export const useWatermark = () => useRound<Watermark>('cardWatermark', WATERMARKS)

/** The face of the name, by its place in {@link CARD_FONTS}. */
export const useFontIndex = () => useRound<number>('cardFont', [0, ...CARD_FONTS.slice(1).map((_, at) => at + 1)])
