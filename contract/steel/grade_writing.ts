/**
 * How people write a grade besides its name in the table. A manner of writing either says nothing more than the name
 * (`45#`, `AISI 4140`), or names the grade and says more about the lot (`42CrMo4+QT`, `42CrMoA`).
 */

type Manner = {
  /** Matches the whole text; the group `name` is the name, `more` what it says beyond. */
  pattern: RegExp
  /** Whether the trade writes this grade so; without it, every grade. */
  fits?: (grade: { standard: string; group: string }) => boolean
  /** The name in the table, where it is not the group itself. */
  named?: (name: string) => string
}

const isStainless = ({ group }: { group: string }) =>
  group.startsWith('stainless') || group === 'heat_resistant'
const isOf =
  (...standards: string[]) =>
  ({ standard }: { standard: string }) =>
    standards.includes(standard)

/** Latin letters in the place of Cyrillic ones of the same shape. */
const cyrillicOf: Record<string, string> = {
  A: 'А',
  B: 'В',
  C: 'С',
  E: 'Е',
  H: 'Н',
  K: 'К',
  M: 'М',
  T: 'Т',
  X: 'Х',
}
const toCyrillic = (name: string): string =>
  name.toUpperCase().replace(/[A-Z]/g, (letter) => cyrillicOf[letter] ?? letter)

/** In the order in which they are tried; the first that leads to a grade counts. */
const manners: readonly Manner[] = [
  // 45#, 45＃, #45, 45号, 45号钢, 45#钢, 45钢: the number of a carbon steel, in China.
  { pattern: /^(?<name>\d{2,4}[a-z]{0,3}) ?(?:[#＃]|号)? ?(?:钢|鋼)?$/iu },
  { pattern: /^[#＃] ?(?<name>\d{2,4})$/u },
  { pattern: /^(?:钢号|鋼號|牌号|材质|材料)[:： ]?(?<name>.+)$/u },
  // Bodies that number steels: AISI 4140, SAE-AISI 8620, UNS S31803.
  { pattern: /^(?:(?:aisi|sae|astm|asme|uns)[ /-]*)+(?:gr(?:ade|\.)?[ .]*)?(?<name>\S.*)$/iu },
  // ASME takes the materials of ASTM over with an S: SA105, SA-182 F22.
  { pattern: /^s(?=a[ -]?\d)(?<name>a.+)$/iu },
  // Bodies whose bare numbers are products, such as the flats of DIN 1017: DIN 1.7225, JIS SCM440, BS EN8.
  { pattern: /^(?:ams|din|jis|bs|is|gb|gost|гост)[ -]*(?!\d+$)(?<name>\S.*)$/iu },
  {
    pattern:
      /^(?:w(?:erkstoff)?[ .-]*n(?:r|o)?\.?|mat(?:erial)?[ .-]*(?:n(?:r|o)\.?)?|werkstoff)[ :]*(?<name>\d\.\d{4})$/iu,
  },
  // The standard of the product before the name: EN 10083 C45, GB/T 3077 42CrMo, ASTM A182 F11, A350 Gr. LF2.
  {
    pattern:
      /^(?:en(?: iso)?|din|gb(?:\/t)?|nb(?:\/t)?|jis|bs|is|gost|гост)[ -]?[a-z]?[\d.-]{3,12} (?<name>[a-z\u0400-\u04ff\d]\S*.*)$/iu,
  },
  {
    pattern: /^(?:astm |asme )?s?[ab][ -]?\d{2,4}m?[ /,-]+(?:gr(?:ade|\.)?[ .]*)?(?<name>[a-z\d]\S*)$/iu,
  },
  // A number of a stainless steel: SS304, SS 316L, inox 304, нерж. 304.
  { pattern: /^(?:ss|inox|s\/s|stainless(?: steel)?)[ -]?(?<name>\d{3}[a-z]{0,4}\d?)$/iu, fits: isStainless },
  // Mild steel is no grade, but stands before one: MS C45, MS EN8.
  { pattern: /^ms[ -](?<name>\S.*)$/iu },
  // 4140 steel, C45 Stahl, сталь 40Х, grade 5, acciaio C45, acier 42CrMo4, çelik C45.
  { pattern: /^(?<name>\S.*?) (?:steel|stahl|acier|acciaio|acero|çelik|celik|сталь)$/iu },
  {
    pattern:
      /^(?:steel|stahl|acier|acciaio|acero|çelik|celik|сталь|марка(?: стали)?|grade|gr\.?|type|alloy)[ :.]*(?<name>\S.*)$/iu,
  },
  // Ст45, Ст.40Х, cт 20: before a number the Russian table has it with the word.
  { pattern: /^(?:ст|ct|cт|сt)[ .]*(?<name>\d.*)$/iu, named: (name) => `Сталь ${name}` },
  { pattern: /^(?:ст|ct|cт|сt)[ .]*(?<name>\d{2}\D.*)$/iu },
  // C1045 of the United States and Turkey.
  { pattern: /^c ?(?<name>1\d{3})$/iu, fits: isOf('ASTM A29') },
  // 40X and 08X18H10 typed with Latin letters; 20X13 may be a size.
  {
    pattern: /^(?!\d+X\d+$)(?<name>\d{2}[A-Z\d]*X[A-Z\d]*)$/u,
    named: toCyrillic,
    fits: ({ standard }) => standard.startsWith('GOST'),
  },
  // What the lot is delivered as: 42CrMo4+QT, S355J2+N, C45E+N.
  {
    pattern:
      /^(?<name>\S.*?) ?(?<more>\+ ?(?:QT|NT|N|AR|A|AC|AT|SH|SL|PL|LC|C|S|U|TH|FP|P|M|H|I|T|Q|CR|[12][A-Z])(?:\+ ?(?:[A-Z]{1,2}|[12][A-Z])){0,2})$/iu,
  },
  // 42CrMo4V: vergütet, in Germany.
  { pattern: /^(?<name>(?:\d{2}|C)\S*\d)(?<more>V)$/u, fits: ({ standard }) => standard.startsWith('EN ') },
  // 42CrMoA, 60Si2MnA: the high-quality steel of the same name; T10A likewise.
  {
    pattern: /^(?<name>\d{2}[A-Z]\S*[a-z\d])(?<more>A)$/iu,
    fits: isOf('GB/T 3077', 'GB/T 1222', 'GB/T 17107', 'JB/T 6396'),
  },
  { pattern: /^(?<name>T\d{1,2}(?:Mn)?)(?<more>A)$/iu, fits: isOf('GB/T 1299') },
  // 4140HT, 4140 PH: heat treated, in America.
  { pattern: /^(?<name>\d{4})(?<more> ?(?:HT|PH|HTSR))$/u, fits: isOf('ASTM A29') },
  // EN24T, EN8R, 708M40T: the condition letter of BS 970.
  {
    pattern: /^(?<name>EN ?\d{1,2}[A-C]?|\d{3}[AMHS]\d{2})(?<more>[P-Z])$/iu,
    fits: ({ standard }) => standard.startsWith('BS '),
  },
]

/** No text without one of these is written in one of the manners above. */
const mayBe =
  /[#＃号钢鋼+.: ]|^(?:sa[ -]?\d|aisi|sae|astm|asme|uns|din|jis|gb|a|c\d|c ?t|с?т|ss|inox|сталь|en|t\d|\d{2})/iu

/**
 * What a text means, in the order of likelihood: `45#` means 45, `42CrMo4 + QT` means 42CrMo4 and more. Empty for a text
 * that is written in no known manner. `find` looks up a name and is asked once for each possible one.
 */
export function meantName<G extends { standard: string; group: string }>(
  written: string,
  find: (name: string) => G | undefined,
): { grade: G; name: string; more: string } | undefined {
  const text = written.normalize('NFKC').replace(/\s+/gu, ' ').trim()
  if (text.length > 40 || !mayBe.test(text)) return undefined
  return meant(text, find, 3)
}

function meant<G extends { standard: string; group: string }>(
  text: string,
  find: (name: string) => G | undefined,
  depth: number,
): { grade: G; name: string; more: string } | undefined {
  for (const { pattern, fits, named } of manners) {
    const groups = pattern.exec(text)?.groups
    if (!groups?.['name']) continue
    const name = named ? named(groups['name']) : groups['name']
    if (name === text) continue
    const more = (groups['more'] ?? '').replace(/\s/gu, '').toUpperCase()
    const grade = find(name)
    const found = grade ? { grade, name, more: '' } : depth > 1 ? meant(name, find, depth - 1) : undefined
    if (found && (fits?.(found.grade) ?? true)) return { ...found, more: found.more + more }
  }
  return undefined
}
