import type { PostingRow } from '#contract/postings/views.ts'
import { specLine } from '#contract/steel/spec_line.ts'
import { lang } from '#shared/i18n/language.ts'
import { Parts } from '#shared/ui/Parts.tsx'
import classes from './Blocks.module.css'

type Specified = Pick<PostingRow, 'title' | 'material' | 'shape' | 'dims' | 'extras'>

/** Returns `42CrMo φ320×6150` as plain text, or the title if the structured fields are missing. */
export function specText(posting: Specified): string {
  const spec = specOf(posting)
  return posting.material && spec ? `${posting.material} ${spec}` : posting.title
}

/** Returns the dimensions of the piece, or the range that some kinds give instead; null if there is neither. */
function specOf({ shape, dims, extras }: Specified): string | null {
  if (shape && dims) return specLine(shape, dims, lang)
  return typeof extras['spec'] === 'string' && extras['spec'] !== '' ? extras['spec'] : null
}

/** Grade in the accent colour and the specification line, which can wrap between the steps of a shaft. */
export function SpecTitle({ posting }: { posting: Specified }) {
  const spec = specOf(posting)
  if (!posting.material || !spec) return <>{posting.title}</>
  return (
    <>
      <span className={classes.grade}>{posting.material}</span> <Parts text={spec} />
    </>
  )
}
