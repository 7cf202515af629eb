import { Badge, Button, Group, Text } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { QuotedRequest } from '#contract/quote.ts'
import { PostingEntry, TimeLeft } from '#features/postings/index.ts'
import { formatAge, formatCount, formatPrice } from '#shared/i18n/format.ts'
import { postingStateColors, postingStateLabel } from '#shared/i18n/labels.ts'
import { CoverProgress } from './CoverProgress.tsx'
import classes from './Quote.module.css'

/** One of the company's requests with the number of its quotes, the best of them, and the way to all. */
export function QuotedRequestItem({ row }: { row: QuotedRequest }) {
  const { t } = useLingui()
  const { posting, asked, open, unseen, quotes, best_per_t: best } = row
  return (
    <PostingEntry
      posting={posting}
      className={classes.item}
      about={
        <>
          <Group gap={6}>
            <Badge variant="light" radius="sm" tt="none" color={postingStateColors[posting.state]}>
              {t(postingStateLabel(posting.kind, posting.state))}
            </Badge>
            {posting.state === 'online' && posting.expires_at && (
              <Text size="sm" c="dimmed">
                <TimeLeft until={posting.expires_at} />
              </Text>
            )}
          </Group>
          <Text size="xs" c="dimmed">
            {posting.code} · <Trans>newest quote {formatAge(row.newest_time)}</Trans>
          </Text>
        </>
      }
    >
      <CoverProgress asked={asked} />
      <div className={classes.number}>
        {best !== null && (
          <>
            <span className={classes.price}>{formatPrice(best, 'per_t')}</span>
            <span className={classes.small}>
              <Trans>best, incl. tax</Trans>
            </span>
          </>
        )}
      </div>
      <div className={classes.actions}>
        {unseen > 0 && (
          <Badge variant="light" radius="sm" tt="none" color="yellow">
            <Trans context="quotes">{formatCount(unseen)} new</Trans>
          </Badge>
        )}
        <Button
          size="compact-sm"
          variant={open > 0 ? 'light' : 'default'}
          component={Link}
          to="/backend/quotes_received"
          search={{ code: posting.code } as never}
        >
          {open > 0
            ? t`${plural(open, { one: 'Look at # quote', other: 'Compare # quotes' })}`
            : t`${plural(quotes, { one: '# quote', other: '# quotes' })}`}
        </Button>
      </div>
    </PostingEntry>
  )
}
