const ARTICLE = /^the\s+/
const MARKS = /\p{M}/gu
/** Everything but letters and digits, so that "RedHawks", "Red Hawks" and "red-hawks" are one; the ʻokina is a mark. */
const PUNCTUATION = /[^\p{L}\p{N}]|\p{Lm}/gu

/** The form in which answers are compared: no case, no accents, no punctuation, no leading "the", "and" for "&". */
export function fold(words: string): string {
  const plain = words.normalize('NFKD').replace(MARKS, '').toLowerCase().trim()
  return plain.replace(ARTICLE, '').replaceAll('&', 'and').replace(PUNCTUATION, '')
}
