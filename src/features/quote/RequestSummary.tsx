import { Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import type { RequestRowValues } from '#contract/postings/row_values.ts'
import type { PostingRow } from '#contract/postings/views.ts'
import type { AskedFigures } from '#contract/quote.ts'
import { PostingThumb, SpecTitle, TimeLeft } from '#features/postings/index.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { formatAsked } from './labels.ts'
import classes from './Quote.module.css'

/** Summary of the request above the quote form: goods, buyer, wanted quantity and date. */
export function RequestSummary({ posting, asked }: { posting: PostingRow; asked: AskedFigures }) {
  const { needed_by: needed } = posting.extras as RequestRowValues
  return (
    <div className={classes.request}>
      <PostingThumb posting={posting} size="row" />
      <div>
        <Text fw={650} size="lg">
          <SpecTitle posting={posting} />
        </Text>
        <Text size="sm">{posting.company.name}</Text>
        <Text size="sm" c="dimmed" component="div" className={classes.facts}>
          {asked.wanted !== null && (
            <span>
              <Trans>Wanted {formatAsked(asked.wanted, asked.unit)}</Trans>
            </span>
          )}
          {needed && (
            <span>
              <Trans>Needed by {formatDate(needed)}</Trans>
            </span>
          )}
          {posting.expires_at && (
            <span>
              <TimeLeft until={posting.expires_at} />
            </span>
          )}
          <span>{posting.code}</span>
        </Text>
      </div>
    </div>
  )
}
