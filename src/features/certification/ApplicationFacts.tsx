import { useLingui } from '@lingui/react/macro'
import type { CertificationApplication } from '#contract/certification.ts'
import { formatDate, formatMobile } from '#shared/i18n/format.ts'
import { formatLastDay } from '#shared/i18n/last_day.ts'
import { Fact, Facts } from '#shared/ui/Facts.tsx'
import { FileGallery } from '#shared/ui/FileGallery.tsx'

/** What was applied for, with the licence. */
export function ApplicationFacts({ application }: { application: CertificationApplication }) {
  const { t } = useLingui()
  return (
    <>
      <Facts>
        <Fact label={t`Company name`}>{application.name}</Fact>
        <Fact label={t`Name in English`}>{application.name_en ?? '–'}</Fact>
        <Fact label={t`Credit code`}>{application.credit_code}</Fact>
        <Fact label={t`Contact person`}>
          {application.contact_name} · {formatMobile(application.contact_mobile)}
        </Fact>
        <Fact label={t`Submitted`}>{formatDate(application.submitted_time, true)}</Fact>
        {application.decided_time && (
          <Fact label={application.state === 'withdrawn' ? t`Withdrawn` : t`Decided`}>
            {formatDate(application.decided_time, true)}
          </Fact>
        )}
        {application.expires_on && (
          <Fact label={t`Valid until`}>{formatLastDay(application.expires_on)}</Fact>
        )}
        {application.comment && <Fact label={t`Reason`}>{application.comment}</Fact>}
      </Facts>
      <FileGallery files={application.license_files} />
    </>
  )
}
