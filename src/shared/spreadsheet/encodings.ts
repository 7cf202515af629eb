/** Encodings of text files, in the order in which they are offered. */
export const encodings = [
  'utf-8',
  'gb18030',
  'big5',
  'shift_jis',
  'euc-kr',
  'windows-1251',
  'windows-1252',
  'utf-16le',
  'utf-16be',
] as const
export type Encoding = (typeof encodings)[number]
