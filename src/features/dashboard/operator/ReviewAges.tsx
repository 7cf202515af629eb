import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { waitingAges } from '#contract/figure_ranges.ts'
import { operatorFiguresApi } from '#contract/operator_figures.ts'
import { query } from '#shared/api/query.ts'
import { waitingAgeLabels } from '#shared/table/figure_labels.ts'
import { postingKindLabels } from '#shared/i18n/labels.ts'
import { FigureSection } from './FigureSection.tsx'
import { FigureTable } from './FigureTable.tsx'

const agesQuery = query(operatorFiguresApi.review, {}, { keep: true })

/** How long what waits for review has been waiting, by kind. */
export function ReviewAges() {
  const { t } = useLingui()
  const found = useQuery(agesQuery)
  const label = t`Waiting for review, by age`
  return (
    <FigureSection title={label} found={found} height={150}>
      {(kinds) => (
        <FigureTable
          label={label}
          headings={[t`Kind`, ...waitingAges.map((age) => t(waitingAgeLabels[age]))]}
          rows={kinds.map((row) => ({
            name: t(postingKindLabels[row.kind]),
            cells: waitingAges.map((age) => ({
              count: row[age],
              place: { to: '/admin/review', search: { kind: row.kind, waited: age } },
            })),
          }))}
        />
      )}
    </FigureSection>
  )
}
