import { Text } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { OwnInspection } from '#contract/inspect_business.ts'
import { formatDate, formatMoney } from '#shared/i18n/format.ts'
import { Fact, Facts } from '#shared/ui/Facts.tsx'
import { Tag } from '#shared/ui/Tag.tsx'
import classes from './Inspection.module.css'

/** Price, what it covers, and how long it holds. */
export function QuoteFacts({ quote }: { quote: NonNullable<OwnInspection['quote']> }) {
  const { t } = useLingui()
  return (
    <div className={classes.facts}>
      <Facts>
        <Fact label={t`Price`}>
          <b className={classes.price}>{formatMoney(quote.price_amount, quote.currency)}</b>{' '}
          <Text span size="sm" c="dimmed">
            {quote.tax_included === 1 ? t`incl. tax` : t`excl. tax`}
          </Text>
        </Fact>
        <Fact label={t`Includes`}>
          <span className={classes.text}>{quote.includes}</span>
        </Fact>
        <Fact label={t`Possible date`}>{formatDate(quote.possible_on)}</Fact>
        <Fact label={t`Quote valid until`}>
          {formatDate(quote.valid_until)} {quote.is_expired && <Tag tone="amber">{t`Expired`}</Tag>}
        </Fact>
      </Facts>
    </div>
  )
}
