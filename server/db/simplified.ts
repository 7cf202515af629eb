import pairs from 'opencc-js/dict/TSCharacters'

/** Simplified characters by the traditional ones, from OpenCC's table. */
const simplifiedOf: ReadonlyMap<string, string> = new Map(
  pairs.split('|').map((pair) => pair.split(' ') as [string, string]),
)

/** The text in simplified characters, character by character, as words are stored and searched for. */
export const simplified = (text: string): string =>
  text.replace(/\p{Script=Han}/gu, (char) => simplifiedOf.get(char) ?? char)
