import { Badge, Text } from '@mantine/core'
import type { MessageDescriptor } from '@lingui/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { IconEye, IconMessageDots } from '@tabler/icons-react'
import type { RequestRowValues } from '#contract/postings/row_values.ts'
import type { OwnPostingRow } from '#contract/postings/views.ts'
import { categoryName } from '#contract/reference/categories.ts'
import { formatAge, formatCount, formatQuantity } from '#shared/i18n/format.ts'
import { postingStateColors, postingStateLabel } from '#shared/i18n/labels.ts'
import { lang } from '#shared/i18n/language.ts'
import { OwnPostingActions } from './OwnPostingActions.tsx'
import entries from '#shared/ui/Entries.module.css'
import classes from './OwnPostings.module.css'
import { PostingEntry, PostingLink } from '#features/postings/PostingEntry.tsx'
import { Price } from '#features/postings/PriceBlock.tsx'
import type { PostingKindEntry } from '#features/postings/registry.ts'
import { ReviewNote } from '#features/postings/ReviewNote.tsx'
import { SpecTitle } from '#features/postings/SpecTitle.tsx'
import { conditionInRow } from '#features/postings/use_option_text.ts'
import { TimeLeft } from '#features/postings/TimeLeft.tsx'
import { useFieldText } from '#features/postings/use_field_text.ts'
import { isStock, WeightBlock } from '#features/postings/WeightBlock.tsx'

const hasPage = (row: OwnPostingRow) =>
  row.state === 'online' || row.state === 'expired' || row.state === 'dealt'

/** One own posting in the list: picture, specification, state, figures, review comment and actions. */
export function OwnPostingItem({ entry, row }: { entry: PostingKindEntry; row: OwnPostingRow }) {
  const { t } = useLingui()
  const fieldText = useFieldText(entry)
  const { weight: Weight = WeightBlock, ownActions: Actions } = entry.view.slots ?? {}
  const labels: Record<string, MessageDescriptor> = entry.view.labels
  const changedNames = row.resubmitted?.changed
    .flatMap((name) => (labels[name] ? [t(labels[name])] : []))
    .join(lang === 'zh' ? '、' : ', ')
  const views = row.view_count
  const intentions = row.intention_count
  const quotes = (row.extras as RequestRowValues).quotes ?? 0
  return (
    <PostingEntry
      posting={row}
      className={classes.item}
      title={
        hasPage(row) ? (
          <PostingLink posting={row} />
        ) : (
          <Link
            to={entry.view.route.own}
            search={{ command: 'edit', code: row.code }}
            className={entries.link}
            disabled={!row.can.update}
          >
            <SpecTitle posting={row} />
          </Link>
        )
      }
      about={
        <>
          <Text size="sm" c="dimmed" lineClamp={2}>
            {[
              row.category_id && categoryName(row.category_id, lang),
              conditionInRow(row.delivery_state),
              row.quantity && formatQuantity(row.quantity, row.quantity_unit),
              row.region_id && fieldText('region_id', row),
            ]
              .filter(Boolean)
              // Non-breaking spaces, so that lines break only between the parts.
              .map((part) => String(part).replaceAll(' ', '\u00a0'))
              .join('\u00a0· ')}
          </Text>
          <div className={classes.meta}>
            <Badge variant="light" radius="sm" tt="none" color={postingStateColors[row.state]}>
              {t(postingStateLabel(row.kind, row.state))}
            </Badge>
            {row.pending_revision !== null && row.state !== 'in_review' && (
              <Badge variant="light" radius="sm" tt="none" color="yellow">
                <Trans>Edit in review</Trans>
              </Badge>
            )}
            {row.state === 'online' && row.expires_at && (
              <span>
                <TimeLeft until={row.expires_at} />
              </span>
            )}
            <span>
              {row.code} · <Trans>updated {formatAge(row.updated_time)}</Trans>
            </span>
          </div>
        </>
      }
    >
      <Weight posting={row} />
      <div className={classes.price}>
        {/* A request without a target price is open to quotes; stock without a price is a draft that lacks one. */}
        {entry.definition.response === 'quote' || row.price_amount !== null || row.negotiable === 1 ? (
          <Price posting={row} />
        ) : (
          '–'
        )}
        <div className={classes.meta}>
          <span title={t`${plural(views, { one: '# view', other: '# views' })}`}>
            <IconEye size={14} aria-hidden /> {formatCount(views)}
          </span>
          {entry.definition.response === 'quote' && (
            <Link
              to="/backend/quotes_received"
              search={{ code: row.code }}
              className={classes.meta}
              title={t`${plural(quotes, { one: '# quote', other: '# quotes' })}`}
            >
              <IconMessageDots size={14} aria-hidden /> {formatCount(quotes)}
            </Link>
          )}
          {Actions && <Actions posting={row} />}
          {isStock(row.kind) && (
            <Link
              to="/backend/dashboard"
              search={{ tab: 'received' }}
              className={classes.meta}
              title={t`${plural(intentions, { one: '# enquiry', other: '# enquiries' })}`}
            >
              <IconMessageDots size={14} aria-hidden /> {formatCount(intentions)}
            </Link>
          )}
        </div>
      </div>
      <OwnPostingActions entry={entry} row={row} />
      {row.resubmitted && (
        <div className={classes.review}>
          <Text size="sm" mb={4}>
            <Trans>Submitted again. Changed since the rejection: {changedNames || t`nothing`}</Trans>
          </Text>
          <ReviewNote review={row.resubmitted} />
        </div>
      )}
      {row.review &&
        (row.state === 'rejected' || row.state === 'taken_down' || row.pending_revision === null) && (
          <div className={classes.review}>
            <ReviewNote review={row.review} />
          </div>
        )}
    </PostingEntry>
  )
}
