import { Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { specReportApi } from '#contract/spec_report.ts'
import { readingText } from '#contract/steel/reading_text.ts'
import type { Shape } from '#contract/steel/shapes.ts'
import { parseSpec } from '#contract/steel/spec_parser.ts'
import { tidyText } from '#contract/text.ts'
import { FormDialog } from '#shared/form/FormDialog.tsx'
import { TextareaField } from '#shared/form/TextField.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { lang } from '#shared/i18n/language.ts'
import { Fact, Facts } from '#shared/ui/Facts.tsx'

type Props = { line: string; shape: Shape | undefined; onClose: () => void }

/** Dialog that shows a line with its reading and sends the line to the operators. */
export function ReportDialog({ line, shape, onClose }: Props) {
  const { t } = useLingui()
  const sent = tidyText(line, line.length)
  const form = useEndpointForm(specReportApi.create, {
    id: 'spec-report',
    values: { note: '' },
    toBody: ({ note }) => ({ line: sent, note, ...(shape && { shape }) }),
    keptAs: `line read wrongly: ${sent}`,
    onSent: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t`This was read wrongly`}
      submitLabel={<Trans>Send</Trans>}
      size={520}
      centered
      onClose={onClose}
    >
      <Facts>
        <Fact label={t`Line`}>{sent}</Fact>
        <Fact label={t`What was read`}>{readingText(parseSpec(sent, { shape }))[lang]}</Fact>
      </Facts>
      <TextareaField
        {...form.field('note')}
        label={t`What it means`}
        hint={t`For example: the first number is the outside diameter. You may leave it empty.`}
        rows={3}
      />
      <Text size="sm" c="dimmed" mt="sm">
        <Trans>
          The operators get the line, how it was read and what you write here, but not who you are. Phone
          numbers and e-mail addresses are taken out.
        </Trans>
      </Text>
    </FormDialog>
  )
}
