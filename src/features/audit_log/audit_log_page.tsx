import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { auditLogApi, auditLogResource } from '#contract/resources/audit_log.ts'
import { defineResourcePage, type ResourceRow } from '#shared/resource_page/define_page.ts'
import { CutText } from '#shared/table/cells.tsx'
import { AuditDetail } from './AuditDetail.tsx'
import { actionLabels } from './action_labels.ts'
import { kindLabels } from './kind_labels.ts'
import { changeLine } from './changes.ts'
import { useActors } from './use_actors.ts'
import { WordsOf, wordsKind, type ResourcePages } from './Words.tsx'

function ActorCell({ row }: { row: ResourceRow }) {
  const { t } = useLingui()
  const { actor, person } = useActors(row)
  return <CutText>{person ? t`${actor} for ${person}` : actor}</CutText>
}

/** The page of the audit log; `pages` gives the words for the objects in it. */
export function auditLogPageOf(pages: ResourcePages) {
  const ChangesCell = ({ row }: { row: ResourceRow }) => (
    <WordsOf kind={wordsKind(row)} pages={pages}>
      {(words) => <CutText>{changeLine(row, words) || null}</CutText>}
    </WordsOf>
  )
  return defineResourcePage(auditLogResource, auditLogApi, {
    title: msg`Audit log`,
    labels: {
      at: msg`Time`,
      actor: msg`Operator`,
      actor_id: msg`Operator`,
      on_behalf_of: msg`Acted for`,
      on_behalf_of_id: msg`Acted for`,
      action: msg`Action`,
      object_kind: msg`Object`,
      object_sign: msg`No.`,
      before: msg`Before`,
      after: msg`Changes`,
    },
    options: {
      action: actionLabels,
      object_kind: kindLabels,
    },
    states: {},
    actions: {},
    columns: [
      { name: 'at', width: 110 },
      { name: 'actor', width: '18%' },
      { name: 'action', width: '14%' },
      { name: 'object_kind', width: '14%', spare: true },
      { name: 'object_sign', width: 110 },
      { name: 'after', spare: true },
    ],
    empty: {
      title: msg`Nothing has been done yet`,
      hint: msg`Every change that an operator makes is recorded here.`,
    },
    heading: 'action',
    slots: {
      cells: { actor: ActorCell, after: ChangesCell },
      detail: ({ row }) => <AuditDetail row={row} pages={pages} />,
    },
  })
}
