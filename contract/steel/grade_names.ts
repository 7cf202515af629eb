/** Cyrillic letters of grades as Latin texts write them (`30ХГСА` is 30KhGSA). */
const cyrillic: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
}

const latinLetters = (text: string): string => text.replace(/[а-я]/g, (letter) => cyrillic[letter] ?? letter)

/** Normalises a grade name: full-width forms, case, spaces and hyphens, and Cyrillic as it is transliterated. */
export function foldGrade(text: string): string {
  // Nearly all names are plain, and folding them is most of the work of building the indexes.
  if (/^[\w.\-+/ ]*$/.test(text)) return text.toLowerCase().replace(/[ -]+/g, '')
  const folded = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\-‐‑‒–—−]+/gu, '')
  return /[а-я]/.test(folded) ? latinLetters(folded) : folded
}

/** A name in Latin letters as the trade transliterates it: `12Х18Н10Т` becomes `12Kh18N10T`; others stay as they are. */
export const latinName = (code: string): string =>
  code.replace(/[А-Яа-я]/g, (letter) => {
    const latin = cyrillic[letter.toLowerCase()] ?? letter
    return letter === letter.toLowerCase() ? latin : latin.charAt(0).toUpperCase() + latin.slice(1)
  })

const similar: Record<string, string> = {
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
}

/**
 * How a Cyrillic name looks when it is typed with Latin letters of the same shape: `12x18h10t` for `12Х18Н10Т`. Undefined
 * for other names, and for those that would then read as a size (`40x`, `20x13`, `08x18h10`).
 */
export function lookAlike(code: string): string | undefined {
  const letters = code.toLowerCase().match(/[а-я]/g) ?? []
  if (letters.length < 3 || !letters.every((letter) => letter in similar)) return undefined
  return code
    .toLowerCase()
    .replace(/[а-я]/g, (letter) => similar[letter]!)
    .replace(/[\s-]/g, '')
}
