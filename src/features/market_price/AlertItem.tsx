import { useState } from 'react'
import { ActionIcon, Group, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { PriceAlert } from '#contract/market_price.ts'
import { nameIn } from '#contract/reference/regions.ts'
import { formatDate, formatNumber } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { useRegions } from '#shared/reference/reference.ts'
import { Tag } from '#shared/ui/Tag.tsx'
import { ChangeAlertDialog } from './AlertDialog.tsx'
import { unitLabels } from './price_labels.ts'
import { lineName } from './price_lines.ts'
import { useAlertActions } from './use_alert_actions.ts'
import entries from '#shared/ui/Entries.module.css'
import classes from './PriceAlerts.module.css'

/** One own price alert: what it watches, when it tells, when it last did, and its actions. */
export function AlertItem({ alert }: { alert: PriceAlert }) {
  const { t } = useLingui()
  const regions = useRegions()
  const { remove } = useAlertActions()
  const [isChanging, setChanging] = useState(false)
  const { series, region, unit, condition, amount, told_time: toldTime } = alert
  const place = region === null ? null : (nameIn(regions?.get(region), lang) ?? '')
  const name = lineName({ name: alert.name[lang], place })
  const money = `${formatNumber(amount)} ${t(unitLabels[unit])}`
  const when = {
    above: t`at ${money} or above`,
    below: t`at ${money} or below`,
    change: t`changes by ${formatNumber(amount)}%`,
  }[condition]
  const text = `${name}: ${when}`
  return (
    <li className={`${entries.item} ${classes.item}`}>
      <div className={entries.what}>
        <Text size="sm" fw={600}>
          <Link to="/home/market_price" search={{ series: [series] }} className={entries.link}>
            {name}
          </Link>
        </Text>
        <Group gap={6}>
          <Tag tone="grey">{region === null ? t`Index of grades` : t`Raw materials`}</Tag>
          <Text size="sm" c="dimmed">
            {when}
          </Text>
        </Group>
      </div>
      <Text size="xs" c="dimmed" className={classes.told}>
        {toldTime === null ? (
          <Trans>Not reached yet</Trans>
        ) : (
          <Trans>Last alert {formatDate(toldTime)}</Trans>
        )}
      </Text>
      <Group gap={4} wrap="nowrap" justify="flex-end">
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t`Change: ${text}`}
          title={t`Change`}
          onClick={() => setChanging(true)}
        >
          <IconPencil size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t`Delete: ${text}`}
          title={t`Delete`}
          loading={remove.isPending}
          onClick={() => remove.mutate({ alert, text })}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </Group>
      {isChanging && <ChangeAlertDialog alert={alert} name={name} onClose={() => setChanging(false)} />}
    </li>
  )
}
