import { Button, Group, Paper, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { IconTruckDelivery } from '@tabler/icons-react'
import { useState } from 'react'
import type { DealSource } from '#contract/deal.ts'
import { freightApi, type DealFreight } from '#contract/freight.ts'
import { membershipApi } from '#contract/membership.ts'
import { call } from '#shared/api/call.ts'
import { query } from '#shared/api/query.ts'
import { formatDate, formatMoney } from '#shared/i18n/format.ts'
import { Tag } from '#shared/ui/Tag.tsx'
import { PersonalButton } from '#shared/form/PersonalButton.tsx'
import { freightState } from './freight_state.ts'
import { refundStateLabels } from './labels.ts'
import classes from './Membership.module.css'
import { NoFreight } from './NoFreight.tsx'
import { RefundDialog } from './RefundDialog.tsx'

type Params = { source: DealSource; id: number }

/** Freight allowance of a deal (SPEC 1.26): use one, and ask for the refund of the fee. Those without one read what would give them some. */
export function FreightPanel({ params }: { params: Params }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(query(freightApi.ofDeal, { params }, { quiet: true }))
  const use = useMutation({
    mutationFn: () => call(freightApi.use, { params }),
    onSettled: () => {
      for (const { path } of [freightApi.ofDeal, freightApi.ledger, membershipApi.own])
        void client.invalidateQueries({ queryKey: [path] })
    },
  })
  const state = data && freightState(data)
  if (!data || !state) return null
  const { left } = data
  return (
    <Paper withBorder className={classes.freight} component="section" aria-label={t`Freight allowance`}>
      <Group justify="space-between">
        <Group gap="xs">
          <IconTruckDelivery size={18} aria-hidden />
          {state === 'used' ? (
            <Used freight={data} />
          ) : state === 'left' ? (
            <Text size="sm">
              <Trans>Freight allowances left this membership year: {left}</Trans>
            </Text>
          ) : (
            <NoFreight year={data.year} givenBy={data.given_by} />
          )}
        </Group>
        {data.can.use && (
          <PersonalButton size="compact-sm" loading={use.isPending} onClick={() => use.mutate()}>
            <Trans>Use a freight allowance</Trans>
          </PersonalButton>
        )}
        {data.can.request && (
          <Button size="compact-sm" variant="light" onClick={() => setOpen(true)}>
            <Trans>Ask for the refund</Trans>
          </Button>
        )}
      </Group>
      {data.refund?.reason && (
        <Text size="sm" mt={4} className={classes.text}>
          <Trans>Reason: {data.refund.reason}</Trans>
        </Text>
      )}
      {isOpen && <RefundDialog params={params} onClose={() => setOpen(false)} />}
    </Paper>
  )
}

function Used({ freight: { used_time: used, refund, can } }: { freight: DealFreight }) {
  const { t } = useLingui()
  return (
    <>
      <Text size="sm">
        <Trans>Freight allowance used on {used && formatDate(used)}</Trans>
      </Text>
      {refund ? (
        <>
          <Tag tone={refundStateLabels[refund.state].tone}>{t(refundStateLabels[refund.state].label)}</Tag>
          <Text size="sm">{formatMoney(refund.fee)}</Text>
        </>
      ) : (
        can.request && (
          <Text size="sm" c="dimmed">
            <Trans>With gold, the fee is refunded in full.</Trans>
          </Text>
        )
      )}
    </>
  )
}
