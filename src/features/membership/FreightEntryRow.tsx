import { Group, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FreightEntry } from '#contract/freight.ts'
import { formatCount, formatDate, formatMoney } from '#shared/i18n/format.ts'
import { membershipLabels } from '#shared/i18n/labels.ts'
import { lang } from '#shared/i18n/language.ts'
import entries from '#shared/ui/Entries.module.css'
import { AnchorLink } from '#shared/ui/links.tsx'
import { Tag } from '#shared/ui/Tag.tsx'
import { freightEntryLabels } from './labels.ts'
import classes from './Membership.module.css'

/** A line of a ledger of freight allowances; an own one leads to the deal. */
export function FreightEntryRow({ entry, isOwn }: { entry: FreightEntry; isOwn?: true }) {
  const { t } = useLingui()
  const { kind, amount, fee, deal, tier, year } = entry
  return (
    <li className={`${entries.item} ${classes.entry}`}>
      <Text size="sm" c="dimmed">
        {formatDate(entry.created_time)}
      </Text>
      <Group gap="xs">
        <Tag tone={freightEntryLabels[kind].tone}>{t(freightEntryLabels[kind].label)}</Tag>
        <Text size="sm">
          {!deal ? (
            <Trans>
              {t(membershipLabels[tier])}, year {year}, usable until {formatDate(entry.usable_until)}
            </Trans>
          ) : isOwn ? (
            <AnchorLink to="/backend/deals/$sign" params={{ sign: `${deal.source}-${deal.id}` }} size="sm">
              {deal.title[lang]}
            </AnchorLink>
          ) : (
            deal.title[lang]
          )}
        </Text>
      </Group>
      <b className={classes.amount}>{fee === null ? signed(amount) : formatMoney(fee)}</b>
    </li>
  )
}

const signed = (amount: number): string =>
  amount > 0 ? `+${formatCount(amount)}` : amount < 0 ? `−${formatCount(-amount)}` : '0'
