import { Group, Paper, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { freightApi, type FreightEntry } from '#contract/freight.ts'
import { formatCount, formatDate, formatMoney } from '#shared/i18n/format.ts'
import { membershipLabels } from '#shared/i18n/labels.ts'
import { lang } from '#shared/i18n/language.ts'
import { PagedList } from '#shared/table/PagedList.tsx'
import { useNumberedList } from '#shared/table/use_numbered_list.ts'
import entries from '#shared/ui/Entries.module.css'
import { AnchorLink } from '#shared/ui/links.tsx'
import { Tag } from '#shared/ui/Tag.tsx'
import { freightEntryLabels } from './labels.ts'
import classes from './Membership.module.css'

const size = 10

/** The ledger of the company's freight allowances, newest entry first (SPEC 1.26). */
export function FreightLedger() {
  const { t } = useLingui()
  const [page, setPage] = useState(1)
  const list = useNumberedList(freightApi.ledger, { query: { page, size } }, { onPage: setPage })
  const left = list.data?.left
  return (
    <Paper withBorder className={classes.page} component="section" aria-label={t`Freight allowances`}>
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h5">
          <Trans>Freight allowances</Trans>
        </Title>
        {left !== undefined && (
          <Text size="sm">
            <Trans>{formatCount(left)} left</Trans>
          </Text>
        )}
      </Group>
      <PagedList
        list={list}
        rows={2}
        height={48}
        className={entries.list}
        empty={
          <Text size="sm" c="dimmed">
            <Trans>Each year of a membership gives freight allowances for your deals.</Trans>
          </Text>
        }
      >
        {(entry) => <Entry key={entry.id} entry={entry} />}
      </PagedList>
    </Paper>
  )
}

function Entry({ entry }: { entry: FreightEntry }) {
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
          {deal ? (
            <AnchorLink to="/backend/deals/$sign" params={{ sign: `${deal.source}-${deal.id}` }} size="sm">
              {deal.title[lang]}
            </AnchorLink>
          ) : (
            <Trans>
              {t(membershipLabels[tier])}, year {year}, usable until {formatDate(entry.usable_until)}
            </Trans>
          )}
        </Text>
      </Group>
      <b className={classes.amount}>{fee === null ? signed(amount) : formatMoney(fee)}</b>
    </li>
  )
}

const signed = (amount: number): string =>
  amount > 0 ? `+${formatCount(amount)}` : amount < 0 ? `−${formatCount(-amount)}` : '0'
