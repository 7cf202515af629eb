import { useLingui } from '@lingui/react/macro'
import type { CertificationApplication } from '#contract/certification.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { History } from '#shared/ui/History.tsx'
import { Tag } from '#shared/ui/Tag.tsx'
import { ApplicationFacts } from './ApplicationFacts.tsx'
import { applicationLabels } from './application_labels.ts'

/** Applications that open one by one, newest first. */
export function ApplicationList({ applications }: { applications: readonly CertificationApplication[] }) {
  const { t } = useLingui()
  return (
    <History
      entries={applications.map((application) => {
        const { label, tone } = applicationLabels[application.state]
        return {
          id: application.id,
          tag: <Tag tone={tone}>{t(label)}</Tag>,
          text: application.name,
          time: formatDate(application.submitted_time),
          content: <ApplicationFacts application={application} />,
        }
      })}
    />
  )
}
