import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { operatorFiguresApi } from '#contract/operator_figures.ts'
import { query } from '#shared/api/query.ts'
import { postingKindLabels } from '#shared/i18n/labels.ts'
import { FigureSection } from './FigureSection.tsx'
import { FigureTable } from './FigureTable.tsx'

const agesQuery = query(operatorFiguresApi.review, {}, { keep: true })
const ages = ['under_1h', 'under_4h', 'under_1d', 'older'] as const

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
          headings={[t`Kind`, t`Under 1 hour`, t`1 to 4 hours`, t`4 to 24 hours`, t`Over 1 day`]}
          rows={kinds.map((row) => ({
            name: t(postingKindLabels[row.kind]),
            cells: ages.map((age) => ({
              count: row[age],
              place: { to: '/admin/review', search: { kind: row.kind } },
            })),
          }))}
        />
      )}
    </FigureSection>
  )
}
