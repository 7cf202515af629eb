import { Alert, Button, Stack } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCircleCheck, IconDownload, IconEqual } from '@tabler/icons-react'
import { shapeNames } from '#contract/steel/spec_line.ts'
import type { SpecReport } from '#contract/resources/spec_report.ts'
import { readingText } from '#contract/steel/reading_text.ts'
import { caseFile, reportedCase } from '#contract/steel/reported_case.ts'
import { parseSpec } from '#contract/steel/spec_parser.ts'
import { formatCount, formatDate } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import type { ResourceRow } from '#shared/resource_page/define_page.ts'
import { Fact, Facts } from '#shared/ui/Facts.tsx'
import { saveFile } from '#shared/table/save_file.ts'
import { AnchorLink } from '#shared/ui/links.tsx'
import classes from './SpecReport.module.css'

/** A reported line as it was read at the time, beside how the reader of this page reads it today. */
export function ReportedReading({ row }: { row: ResourceRow | undefined }) {
  const { t } = useLingui()
  if (!row) return null
  const { line, shape, reading, notes, count, last_time, created_time } = row as unknown as SpecReport
  const today = readingText(parseSpec(line!, { shape: shape ?? undefined }))
  const saveCase = () => {
    const source = `Reported ${count} times. ${notes ?? ''}`.trim()
    const reported = reportedCase({ line: line!, source, ...(shape && { shape }) })
    saveFile(caseFile(reported), 'application/json', `${JSON.stringify(reported, null, 2)}\n`)
  }
  const isSame = today.zh === reading!.zh && today.en === reading!.en
  return (
    <Stack gap="sm">
      <Facts>
        <Fact label={t`Line`}>
          <span className={classes.line}>{line}</span>
        </Fact>
        {shape && <Fact label={t`Chosen shape`}>{shapeNames[shape][lang]}</Fact>}
        <Fact label={t`Read at the time`}>{reading![lang]}</Fact>
        <Fact label={t`Read today`}>{today[lang]}</Fact>
        {notes && (
          <Fact label={t`What people wrote`}>
            <span className={classes.notes}>{notes}</span>
          </Fact>
        )}
        <Fact label={t({ message: 'Reported', context: 'how often' })}>
          {formatCount(count!)} · {formatDate(created_time)} – {formatDate(last_time!, true)}
        </Fact>
      </Facts>
      <Alert
        color={isSame ? 'yellow' : 'blue'}
        icon={isSame ? <IconEqual size={18} aria-hidden /> : <IconCircleCheck size={18} aria-hidden />}
      >
        {isSame ? (
          <Trans>The line is read today as it was when it was reported.</Trans>
        ) : (
          <Trans>The line is read differently today.</Trans>
        )}{' '}
        <AnchorLink
          to="/home/tools/spec"
          search={{ text: [line!], ...(shape && { shape: [shape] }) }}
          target="_blank"
        >
          <Trans>Open it in the tool</Trans>
        </AnchorLink>
      </Alert>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconDownload size={14} aria-hidden />}
        onClick={saveCase}
      >
        <Trans>Save as a case for the reader’s tests</Trans>
      </Button>
    </Stack>
  )
}
