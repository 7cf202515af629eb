import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { postingFigures, type FigureRange, type PostingFigure } from '#contract/figure_ranges.ts'
import { operatorFiguresApi } from '#contract/operator_figures.ts'
import { query } from '#shared/api/query.ts'
import type { Tone } from '#shared/chart/chart_data.ts'
import { LateChart } from '#shared/chart/LateChart.tsx'
import { postingFigureLabels } from '#shared/table/figure_labels.ts'
import { postingKindLabels } from '#shared/i18n/labels.ts'
import { FigureSection } from './FigureSection.tsx'
import { FigureTable } from './FigureTable.tsx'
import { postingPlace } from './figure_places.ts'

const tones: Record<PostingFigure, Tone> = {
  submitted: 'blue',
  published: 'green',
  rejected: 'red',
  taken_down: 'forge',
  expired: 'amber',
  dealt: 'violet',
  closed: 'grey',
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)

/** What happened to the postings of all kinds that the operator sees, by day, and of each kind in all days. */
export function PostingFigures({ days }: { days: FigureRange }) {
  const { t } = useLingui()
  const found = useQuery({
    ...query(operatorFiguresApi.postings, { query: { days } }, { keep: true }),
    placeholderData: keepPreviousData,
  })
  return (
    <FigureSection
      title={t({ message: 'Postings', context: 'figure' })}
      hint={t`A posting that is rejected and submitted again is counted each time.`}
      found={found}
      height={480}
    >
      {({ days: shown, kinds }) => (
        <>
          <LateChart
            label={t`${postingFigures.map((name) => t(postingFigureLabels[name])).join(', ')} per day`}
            days={shown}
            as="lines"
            height={240}
            series={postingFigures.map((name) => ({
              name,
              label: t(postingFigureLabels[name]),
              tone: tones[name],
              counts: shown.map((_, place) => sum(kinds.map((kind) => kind[name][place]!))),
            }))}
          />
          <FigureTable
            label={t`Postings by kind`}
            headings={[t`Kind`, ...postingFigures.map((name) => t(postingFigureLabels[name]))]}
            rows={kinds.map((row) => ({
              name: t(postingKindLabels[row.kind]),
              cells: postingFigures.map((name) => ({
                count: sum(row[name]),
                place: postingPlace(row.kind, name, shown),
              })),
            }))}
          />
        </>
      )}
    </FigureSection>
  )
}
