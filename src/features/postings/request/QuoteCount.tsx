import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { RequestRowValues } from '#contract/postings/row_values.ts'
import type { PostingRow } from '#contract/postings/views.ts'
import blocks from '../Blocks.module.css'

/** How many companies have quoted on a posting, before what follows in its line; nothing where none has. */
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
