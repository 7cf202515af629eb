import { Badge, Modal, Text } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { joiningApi, type Participant, type ParticipationState } from '#contract/joining.ts'
import type { RaiseRowValues } from '#contract/postings/row_values.ts'
import type { PostingRow } from '#contract/postings/views.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import { columnsOf } from '#shared/table/columns.tsx'
import { DataTable } from '#shared/table/DataTable.tsx'
import { useNumberedList } from '#shared/table/use_numbered_list.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import { GroupProgress } from './GroupProgress.tsx'
import { ButtonLink } from '#shared/ui/links.tsx'
import { participationColors, participationLabels } from './labels.ts'

const size = 20
const col = columnsOf<Participant>()
const columns = [
  col.text((row) => row.company.name, msg`Company`),
  col.custom((row) => `${formatNumber(row.quantity)} t`, msg`Quantity`, { width: 90 }),
  col.text((row) => row.message || null, msg`Sizes and remarks`),
  col.text('person', msg`By`, { width: 90 }),
  col.age('changed_time', msg`Updated`, { width: 110 }),
  col.custom((row) => <State state={row.state} />, msg`State`, { width: 130 }),
  col.custom((row) => <PartDeal part={row} />, msg`Agreed`, { width: 130 }),
]

function State({ state }: { state: ParticipationState }) {
  const { t } = useLingui()
  return (
    <Badge variant="light" radius="sm" tt="none" color={participationColors[state]}>
      {t(participationLabels[state])}
    </Badge>
  )
}

/** Link to the order sheet of a part that became a deal. */
function PartDeal({ part }: { part: Participant }) {
  if (!part.has_deal) return '–'
  return (
    <ButtonLink
      to="/admin/deals/$id"
      params={{ id: String(part.id) }}
      size="compact-xs"
      variant="light"
      color="green"
    >
      <Trans>Order sheet</Trans>
    </ButtonLink>
  )
}

/** Dialog for the organiser with the companies that take part in a group buy. */
export function ParticipantsDialog({ posting, onClose }: { posting: PostingRow; onClose: () => void }) {
  const { t } = useLingui()
  const [page, setPage] = useState(1)
  const input = { params: { code: posting.code }, query: { page, size } }
  const list = useNumberedList(joiningApi.participants, input, { onPage: setPage })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t`Participants`}
      size={980}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <Text fw={600} mb="sm">
        {posting.title}
      </Text>
      <GroupProgress raise={posting.extras as RaiseRowValues} />
      <div style={{ marginTop: 16 }}>
        <DataTable
          label={t`Participants`}
          columns={columns}
          rowKey={(row) => String(row.id)}
          list={list}
          empty={
            <Empty
              title={t`Nobody has joined yet`}
              hint={t`Companies that join appear here, and you are notified of each.`}
            />
          }
        />
      </div>
    </Modal>
  )
}
