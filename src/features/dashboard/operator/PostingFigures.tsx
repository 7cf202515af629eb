import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { FigureRange } from '#contract/figure_ranges.ts'
import { operatorFiguresApi, postingFigures, type PostingFigure } from '#contract/operator_figures.ts'
import { query } from '#shared/api/query.ts'
import type { Tone } from '#shared/chart/chart_data.ts'
import { LateChart } from '#shared/chart/LateChart.tsx'
import { postingKindLabels } from '#shared/i18n/labels.ts'
import { allowed } from '#shared/session/allowed.ts'
import { useSession } from '#shared/session/session.ts'
import { FigureSection } from './FigureSection.tsx'
import { FigureTable } from './FigureTable.tsx'
import { postingPlace } from './figure_places.ts'

const labels: Record<PostingFigure, MessageDescriptor> = {
  submitted: msg({ message: 'Submitted', context: 'figure' }),
  published: msg({ message: 'Published', context: 'figure' }),
  rejected: msg({ message: 'Rejected', context: 'figure' }),
  expired: msg({ message: 'Expired', context: 'figure' }),
  closed: msg({ message: 'Closed', context: 'figure' }),
}
const tones: Record<PostingFigure, Tone> = {
  submitted: 'blue',
  published: 'green',
  rejected: 'red',
  expired: 'amber',
  closed: 'grey',
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)

/** What happened to the postings of all kinds that the operator sees, by day, and of each kind in all days. */
export function PostingFigures({ days }: { days: FigureRange }) {
  const { t } = useLingui()
  const session = useSession()
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
            label={t`Postings submitted, published, rejected, expired and closed per day`}
            days={shown}
            as="lines"
            height={240}
            series={postingFigures.map((name) => ({
              name,
              label: t(labels[name]),
              tone: tones[name],
              counts: shown.map((_, place) => sum(kinds.map((kind) => kind[name][place]!))),
            }))}
          />
          <FigureTable
            label={t`Postings by kind`}
            headings={[t`Kind`, ...postingFigures.map((name) => t(labels[name]))]}
            rows={kinds.map((row) => ({
              name: t(postingKindLabels[row.kind]),
              cells: postingFigures.map((name) => ({
                count: sum(row[name]),
                place: postingPlace(row.kind, name, {
                  days: shown,
                  seesLog: allowed(session, 'admin_user.get'),
                }),
              })),
            }))}
          />
        </>
      )}
    </FigureSection>
  )
}
