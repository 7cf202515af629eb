import { Button, Group, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { freightAdminApi, type RefundRow } from '#contract/freight.ts'
import { refundStates, type RefundState } from '#contract/membership_states.ts'
import { formatDate, formatMoney } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { PagedList } from '#shared/table/PagedList.tsx'
import { useNumberedList } from '#shared/table/use_numbered_list.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import entries from '#shared/ui/Entries.module.css'
import { Tag } from '#shared/ui/Tag.tsx'
import { DecidedNotes } from './DecidedNotes.tsx'
import { refundStateLabels } from './labels.ts'
import classes from './Membership.module.css'
import { RefundDecision } from './RefundDecision.tsx'
import { StateChoice } from './StateChoice.tsx'

const size = 20
type Props = {
  state: RefundState | undefined
  page: number
  onPage: (page: number, replace?: boolean) => void
  onState: (state: RefundState | undefined) => void
}
type Deciding = { row: RefundRow; how: 'refund' | 'refuse' }

/** Requests for refunds of freight fees, for operators: undecided ones first. */
export function AdminFreight({ state, page, onPage, onState }: Props) {
  const { t } = useLingui()
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  const list = useNumberedList(
    freightAdminApi.list,
    { query: { page, size, ...(state && { state }) } },
    { onPage },
  )
  return (
    <>
      <StateChoice states={refundStates} labels={refundStateLabels} value={state} onChange={onState} />
      <PagedList
        list={list}
        height={72}
        className={entries.list}
        empty={
          <Empty
            title={t`No refunds were asked for`}
            hint={t`Gold members ask for the freight fee of a deal on which they used an allowance.`}
          />
        }
      >
        {(row) => <Refund key={row.id} row={row} onDecide={(how) => setDeciding({ row, how })} />}
      </PagedList>
      {deciding && <RefundDecision {...deciding} onClose={() => setDeciding(null)} />}
    </>
  )
}

function Refund({ row, onDecide }: { row: RefundRow; onDecide: (how: Deciding['how']) => void }) {
  const { t } = useLingui()
  const { label, tone } = refundStateLabels[row.state]
  return (
    <li className={`${entries.item} ${classes.item}`}>
      <div className={entries.what}>
        <Group gap={8}>
          <Text fw={600}>{row.company.name}</Text>
          <b className={classes.amount}>{formatMoney(row.fee)}</b>
          <Tag tone={tone}>{t(label)}</Tag>
        </Group>
        <Text size="sm">
          {row.deal.title[lang]} · {row.deal.posting_code} · {formatDate(row.deal.agreed_time)}
        </Text>
        <DecidedNotes of={row} />
      </div>
      {row.state === 'requested' && (
        <Group gap={6} wrap="nowrap">
          <Button size="compact-sm" onClick={() => onDecide('refund')}>
            <Trans>Refunded…</Trans>
          </Button>
          <Button size="compact-sm" variant="light" color="red" onClick={() => onDecide('refuse')}>
            <Trans>Refuse…</Trans>
          </Button>
        </Group>
      )}
    </li>
  )
}
