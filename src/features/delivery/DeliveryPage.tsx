import { Button, Group, Select, Text, Title } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconMailCheck } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { deliveryApi, type BrokenDelivery } from '#contract/delivery.ts'
import { brokenStates, deliveryKinds } from '#contract/delivery_kinds.ts'
import { call } from '#shared/api/call.ts'
import type { BulkOutcome } from '#shared/table/bulk_steps.ts'
import { BulkResult } from '#shared/table/BulkResult.tsx'
import { Age, CutText } from '#shared/table/cells.tsx'
import type { Column } from '#shared/table/columns.tsx'
import { jobGroupLabels } from '#shared/table/figure_labels.ts'
import { DataTable } from '#shared/table/DataTable.tsx'
import { SetFilter } from '#shared/table/SetFilter.tsx'
import { useNumberedList } from '#shared/table/use_numbered_list.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import { openConfirmModal } from '#shared/ui/open_modal.ts'
import panes from '#shared/ui/Panes.module.css'
import { Tag } from '#shared/ui/Tag.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import { ScrollRegion } from '#shared/ui/ScrollRegion.tsx'
import { actOnEach } from './act_on_each.ts'
import { DeliveryCounts } from './DeliveryCounts.tsx'
import type { DeliverySearch } from './delivery_search.ts'
import { deliveryKindLabels, deliveryStateLabels } from './labels.ts'
import { TestMailDialog } from './TestMailDialog.tsx'

const size = 20
/** A job that is tried again leaves the list when it succeeds, which nobody reports to the page. */
const refreshMs = 5_000

function KindCell({ kind }: BrokenDelivery) {
  const { t } = useLingui()
  return <CutText>{t(deliveryKindLabels[kind])}</CutText>
}
function StateCell({ state }: BrokenDelivery) {
  const { t } = useLingui()
  return <Tag tone={state === 'failed' ? 'forge' : 'amber'}>{t(deliveryStateLabels[state])}</Tag>
}

const columns: Column<BrokenDelivery>[] = [
  { label: msg`Job`, align: 'left', width: '16%', cell: (row) => <KindCell {...row} /> },
  { label: msg`State`, align: 'left', width: 170, cell: (row) => <StateCell {...row} /> },
  {
    label: msg`Recipient`,
    align: 'left',
    width: '20%',
    spare: true,
    cell: (row) => <CutText>{row.recipient}</CutText>,
  },
  { label: msg`Error`, align: 'left', cell: (row) => <CutText>{row.error || null}</CutText> },
  { label: msg`Tries`, align: 'right', width: 70, cell: (row) => row.tries },
  {
    label: msg`Last try`,
    align: 'left',
    width: 110,
    cell: (row) => (row.tried_time ? <Age at={row.tried_time} /> : '–'),
  },
]

/** What failed in the background: mail, codes, pushes and other jobs, to try again or to give up. */
export function DeliveryPage({ search }: { search: DeliverySearch }) {
  const { t } = useLingui()
  usePageTitle(t`Deliveries and jobs`, t`Back office`)
  const { kind, state, group, page = 1 } = search
  const navigate = useNavigate()
  const client = useQueryClient()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<{ rows: BrokenDelivery[]; outcome: BulkOutcome } | null>(null)
  const go = (next: DeliverySearch, replace = false) => {
    setSelected(new Set())
    void navigate({ to: '/admin/delivery', search: next, replace })
  }
  const list = useNumberedList(
    deliveryApi.list,
    { query: { page, size, ...(kind && { kind }), ...(state && { state }), ...(group && { group }) } },
    { every: refreshMs, onPage: (next, replace) => go({ ...search, page: next }, replace) },
  )
  const chosen = (list.data?.results ?? []).filter(({ id }) => selected.has(id))

  /** What was refused stays selected. */
  async function act(action: 'retry' | 'give_up') {
    setBusy(true)
    const rows = chosen.filter(({ can }) => can[action])
    const outcome = await actOnEach(
      rows.map(({ id }) => id),
      (job) => call(deliveryApi[action], { params: { job } }, { keep: true }),
    ).finally(() => setBusy(false))
    const refused = Object.keys(outcome.refused)
    setSelected(new Set(refused))
    if (refused.length > 0) setResult({ rows, outcome })
    void client.invalidateQueries({ queryKey: [deliveryApi.list.path] })
    void client.invalidateQueries({ queryKey: [deliveryApi.counts.path] })
  }
  const button = (action: 'retry' | 'give_up', label: string, onClick: () => void) => {
    const count = chosen.filter(({ can }) => can[action]).length
    return (
      <Button
        variant="outline"
        color={action === 'give_up' ? 'red' : undefined}
        disabled={count === 0}
        loading={isBusy}
        onClick={onClick}
      >
        {label} ({count})
      </Button>
    )
  }
  const giveUp = () =>
    void openConfirmModal({
      title: t`Give up what is selected?`,
      children: (
        <Text size="sm">
          <Trans>It leaves the list and is never sent. The audit log keeps what it was.</Trans>
        </Text>
      ),
      labels: { confirm: t`Give up`, cancel: t`Cancel` },
      confirmProps: { color: 'red' },
      onConfirm: () => void act('give_up'),
    })
  const choice = (label: string, data: { value: string; label: string }[], of: 'kind' | 'state') => (
    <Select
      w={220}
      aria-label={label}
      placeholder={label}
      clearable
      clearButtonProps={{ 'aria-label': t`Clear ${label}` }}
      data={data}
      value={search[of] ?? null}
      onChange={(next) => go({ ...search, [of]: next ?? undefined, page: undefined })}
    />
  )
  return (
    <div className={panes.page}>
      <Group justify="space-between">
        <Title order={1} size="h4">
          <Trans>Deliveries and jobs</Trans>
        </Title>
        <Button
          variant="default"
          leftSection={<IconMailCheck size={16} />}
          onClick={() => go({ ...search, mail: 'test' })}
        >
          <Trans>Send a test mail</Trans>
        </Button>
      </Group>
      <ScrollRegion
        label={t`Last 24 hours`}
        className={panes.pane}
        style={{ padding: 12, flex: 'none', maxHeight: '35%' }}
      >
        <DeliveryCounts />
      </ScrollRegion>
      <div className={panes.pane}>
        <Group gap="xs" p="sm">
          {choice(
            t`Job`,
            deliveryKinds.map((value) => ({ value, label: t(deliveryKindLabels[value]) })),
            'kind',
          )}
          {choice(
            t`State`,
            brokenStates.map((value) => ({ value, label: t(deliveryStateLabels[value]) })),
            'state',
          )}
          {group && (
            <SetFilter
              label={t`${t(jobGroupLabels[group])}, last 24 hours`}
              onClear={() => go({ ...search, group: undefined, page: undefined })}
            />
          )}
          {button('retry', t`Try again`, () => void act('retry'))}
          {button('give_up', t`Give up`, giveUp)}
        </Group>
        <DataTable
          label={t`Deliveries and jobs`}
          columns={columns}
          rowKey={({ id }) => id}
          list={list}
          empty={
            kind || state || group ? (
              <Empty title={t`Nothing matches`} hint={t`Change or clear the filters.`} />
            ) : (
              <Empty
                title={t`Nothing has failed`}
                hint={t`Mail, codes and jobs that fail are listed here for a day after their last try.`}
              />
            )
          }
          selection={{ keys: selected, onChange: setSelected, refusal: () => undefined }}
        />
      </div>
      {search.mail && <TestMailDialog onClose={() => go({ ...search, mail: undefined }, true)} />}
      {result && (
        <BulkResult
          {...result}
          keyOf={({ id }) => id}
          columns={[
            { label: t`Job`, value: (row) => t(deliveryKindLabels[row.kind]) },
            { label: t`Recipient`, value: ({ recipient }) => recipient ?? '–' },
          ]}
          onClose={() => setResult(null)}
        />
      )}
    </div>
  )
}
