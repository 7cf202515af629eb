import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { RequestRowValues } from '#contract/postings/row_values.ts'
import type { PostingRow } from '#contract/postings/views.ts'
import blocks from '../Blocks.module.css'

/** The number of companies that quoted on a posting, followed by a separator; nothing if none did. */
export function QuoteCount({ posting }: { posting: PostingRow }) {
  const { t } = useLingui()
  const { quotes } = posting.extras as RequestRowValues
  if (!quotes) return null
  return (
    <>
      <b className={blocks.quoted}>{t`${plural(quotes, { one: '# quote', other: '# quotes' })}`}</b>
      {' · '}
    </>
  )
}
