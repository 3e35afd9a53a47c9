/**
 * Invisible characters: without width, changing the text direction, private use, unpaired surrogates, the empty braille
 * pattern. Allowed are the joiner (U+200D) inside an emoji and the variation selector (U+FE0F) after one.
 */
const INVISIBLE =
  /(?!(?<=\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)\u200d(?=\p{Extended_Pictographic}))(?!(?<=\p{Extended_Pictographic})\ufe0f)[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\p{Cs}\u2800]/gu
const CONTROL = /[^\P{Cc}\n]/gu
/** More than three accents on a letter, which no script needs: they would be drawn over the lines above. */
const PILED_ACCENTS = /(\p{M}{3})\p{M}+/gu

/**
 * A player's text as others may read it: without invisible characters, with single spaces and at most one empty line.
 */
export function cleanProse(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(CONTROL, ' ')
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .replace(PILED_ACCENTS, '$1')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** {@link cleanProse} in one line. */
export const cleanSentence = (text: string): string => cleanProse(text).replace(/\n+/g, ' ')
