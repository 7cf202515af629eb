import { Trans, useLingui } from '@lingui/react/macro'
import type { PostingDetail } from '#contract/postings/views.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { Tag } from '#shared/ui/Tag.tsx'

/** Says on a posting that its goods were inspected, on which day and with which result (SPEC 1.7). */
export function InspectionBadge({ inspection }: Pick<PostingDetail, 'inspection'>) {
  const { t } = useLingui()
  if (!inspection) return null
  const day = formatDate(inspection.inspected_on)
  return (
    <div>
      <Tag
        tone={inspection.result === 'passed' ? 'green' : 'amber'}
        title={t`Ordered by the seller, carried out by an independent inspector. Ask the seller for the report.`}
      >
        {inspection.result === 'passed' ? (
          <Trans>Inspected on {day}: passed</Trans>
        ) : (
          <Trans>Inspected on {day}: passed with remarks</Trans>
        )}
      </Tag>
    </div>
  )
}
