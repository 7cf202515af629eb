import type { Bilingual } from './bilingual.ts'

/** A text in both languages; shown once if both are equal. */
export function BilingualText({ of: { zh, en } }: { of: Bilingual }) {
  if (zh === en) return <span style={{ whiteSpace: 'pre-wrap' }}>{zh}</span>
  return (
    <>
      <span lang="zh-CN">{zh}</span> <span lang="en">{en}</span>
    </>
  )
}
