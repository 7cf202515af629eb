import { fontsOf } from '../ui/fonts.ts'
import type { Bilingual } from './bilingual.ts'

/** On a Chinese page, too, quotation marks in English are not as wide as a character. */
const english = { fontFamily: fontsOf('en') }

/** A text in both languages; shown once if both are equal. */
export function BilingualText({ of: { zh, en } }: { of: Bilingual }) {
  if (zh === en) return <span style={{ whiteSpace: 'pre-wrap' }}>{zh}</span>
  return (
    <>
      <span lang="zh-CN">{zh}</span>{' '}
      <span lang="en" style={english}>
        {en}
      </span>
    </>
  )
}
