import { useLingui } from '@lingui/react/macro'
import type { OwnInspection } from '#contract/inspect_business.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { Fact, Facts } from '#shared/ui/Facts.tsx'
import { FileGallery } from '#shared/ui/FileGallery.tsx'
import { Tag } from '#shared/ui/Tag.tsx'
import classes from './Inspection.module.css'
import { resultLabels } from './labels.ts'

/** Result, summary and files of the report. */
export function ReportFacts({ report }: { report: NonNullable<OwnInspection['report']> }) {
  const { t } = useLingui()
  const { label, tone } = resultLabels[report.result]
  return (
    <div className={classes.facts}>
      <Facts>
        <Fact label={t`Result`}>
          <Tag tone={tone}>{t(label)}</Tag>
        </Fact>
        <Fact label={t`Inspected on`}>{formatDate(report.inspected_on)}</Fact>
        <Fact label={t`Summary`}>
          <span className={classes.text}>{report.summary}</span>
        </Fact>
      </Facts>
      <FileGallery files={report.report_files} />
    </div>
  )
}
