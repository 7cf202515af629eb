import { Badge, Button, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconTrendingDown, IconTrendingUp } from '@tabler/icons-react'
import type { CollectionRow } from '#contract/collection.ts'
import { openStates } from '#contract/postings/states.ts'
import { PostingEntry, PostingLink, Price, SpecTitle } from '#features/postings/index.ts'
import { formatChange, formatDate, formatPrice } from '#shared/i18n/format.ts'
import { postingKindLabels, postingStateColors, postingStateLabel } from '#shared/i18n/labels.ts'
import { lang } from '#shared/i18n/language.ts'
import { useRegions } from '#shared/reference/reference.ts'
import trend from '#shared/price/trend.module.css'
import classes from './CollectionPage.module.css'
import { priceChange } from './price_change.ts'

type Props = { row: CollectionRow; isBusy: boolean; onRemove: () => void }

/** One saved item. Shows its state if it is no longer offered, and links to its page only if readers may see it. */
export function CollectionItem({ row, isBusy, onRemove }: Props) {
  const { t } = useLingui()
  const regions = useRegions()
  const { posting } = row
  const change = priceChange(row.price_per_t_then, posting.price_per_t)
  const hasPage = openStates.includes(posting.state)
  const place = posting.region_id && regions?.label(posting.region_id, lang)
  const Trend = change?.direction === 'up' ? IconTrendingUp : IconTrendingDown
  return (
    <PostingEntry
      posting={posting}
      className={classes.item}
      isEnded={posting.state !== 'online'}
      title={hasPage ? <PostingLink posting={posting} /> : <SpecTitle posting={posting} />}
      about={
        <>
          <Text size="sm" c="dimmed" lineClamp={2}>
            {[t(postingKindLabels[posting.kind]), posting.company.name, place].filter(Boolean).join(' · ')}
          </Text>
          <Text size="xs" c="dimmed">
            <Trans context="posting">saved on {formatDate(row.collected_time)}</Trans>
          </Text>
        </>
      }
    >
      <div className={classes.price}>
        <Price posting={posting} />
        {change && (
          <span className={trend.trend} data-lang={lang} data-direction={change.direction}>
            <Trend size={14} aria-hidden />
            {change.direction === 'up' ? (
              <Trans>up {formatPrice(Math.round(change.difference), 'per_t')} since</Trans>
            ) : (
              <Trans>down {formatPrice(Math.round(-change.difference), 'per_t')} since</Trans>
            )}{' '}
            ({formatChange(change.percent)})
          </span>
        )}
      </div>
      <Badge variant="light" radius="sm" tt="none" color={postingStateColors[posting.state]}>
        {t(postingStateLabel(posting.kind, posting.state))}
      </Badge>
      <Button size="compact-sm" variant="subtle" color="gray" loading={isBusy} onClick={onRemove}>
        <Trans>Remove from saved items</Trans>
      </Button>
    </PostingEntry>
  )
}
