/**
 * Characters that are not to be seen: of no width, turning the direction of what follows, holding a place, unpaired
 * halves. A joiner inside an emoji and the sign that makes one a picture stay.
 */
const UNSEEN =
  /(?!(?<=\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)\u200d(?=\p{Extended_Pictographic}))(?!(?<=\p{Extended_Pictographic})\ufe0f)[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\p{Cs}\u2800]/gu
const CONTROL = /[^\P{Cc}\n]/gu
/** More accents on one letter than any script needs cover the lines above. */
const PILED_ACCENTS = /(\p{M}{3})\p{M}+/gu

/** What somebody wrote for others to read, without what they could not see. Blanks become one, lines stay lines. */
export function cleanProse(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(CONTROL, ' ')
    .replace(UNSEEN, '')
    .normalize('NFC')
    .replace(PILED_ACCENTS, '$1')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The same in one line. */
export const cleanSentence = (text: string): string => cleanProse(text).replace(/\n+/g, ' ')
