import { Input, SegmentedControl, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { dashboardApi } from '#contract/dashboard.ts'
import type { FileRef } from '#contract/fields.ts'
import { inspectionAdminApi, type AdminInspection } from '#contract/inspect_business_admin.ts'
import { inspectionResults, type InspectionResult } from '#contract/inspect_business_states.ts'
import { optionSets, type Option } from '#contract/postings/option_sets.ts'
import { ChoiceField } from '#shared/form/ChoiceField.tsx'
import { DateField } from '#shared/form/DateField.tsx'
import { FilesField } from '#shared/form/FilesField.tsx'
import { FormDialog } from '#shared/form/FormDialog.tsx'
import { NumberField } from '#shared/form/NumberField.tsx'
import { TextareaField, TextField } from '#shared/form/TextField.tsx'
import { ReasonDialog } from '#shared/form/ReasonDialog.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { usePresetReasons } from '#shared/form/use_preset_reasons.ts'
import { useOptionText } from '#features/postings/index.ts'
import { lang } from '#shared/i18n/language.ts'
import classes from './Inspection.module.css'
import { resultLabels } from './labels.ts'

type Props = { inspection: AdminInspection; onClose: () => void }
const changes = [inspectionAdminApi.list, inspectionAdminApi.one, dashboardApi.admin]

const About = ({ inspection: { company, object } }: Pick<Props, 'inspection'>) => (
  <Text size="sm" c="dimmed">
    {company.name} · {object[lang]}
  </Text>
)

/** Dialog that sends a quote, or one that replaces the quote before. */
export function QuoteDialog({ inspection, onClose }: Props) {
  const { t } = useLingui()
  const option = useOptionText()
  const { id, revision, quote } = inspection
  const form = useEndpointForm(inspectionAdminApi.quote, {
    id: 'quote',
    params: { id },
    values: {
      price_amount: quote?.price_amount ?? null,
      currency: (quote?.currency ?? 'CNY') as Option<'currency'> | null,
      tax_included: quote?.tax_included ?? (1 as 0 | 1),
      includes: quote?.includes ?? '',
      possible_on: quote?.possible_on ?? inspection.wished_on,
      valid_until: quote?.valid_until ?? null,
    },
    toBody: (values) => ({
      ...values,
      possible_on: values.possible_on ?? '',
      valid_until: values.valid_until ?? '',
      revision,
    }),
    keptAs: `inspection ${id} quote`,
    changes,
    onSent: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={quote ? t`Replace the quote` : t`Quote`}
      size={560}
      submitLabel={<Trans>Send quote</Trans>}
      onClose={onClose}
    >
      <Stack gap="sm">
        <About inspection={inspection} />
        <div className={classes.fields}>
          <NumberField {...form.field('price_amount')} label={t`Price`} required />
          <ChoiceField
            {...form.field('currency')}
            label={t`Currency`}
            required
            choices={optionSets.currency.map((value) => ({ value, label: option('currency', value) }))}
            onChange={(next) => form.set({ currency: next as Option<'currency'> | null })}
          />
          <Input.Wrapper label={t`Tax`} labelElement="div" labelProps={{ id: 'inspection-tax' }} required>
            <SegmentedControl
              fullWidth
              aria-labelledby="inspection-tax"
              data={[
                { value: '1', label: t`incl. tax` },
                { value: '0', label: t`excl. tax` },
              ]}
              value={String(form.values.tax_included)}
              onChange={(next) => form.set({ tax_included: next === '1' ? 1 : 0 })}
            />
          </Input.Wrapper>
          <DateField {...form.field('possible_on')} label={t`Possible date`} required />
          <DateField {...form.field('valid_until')} label={t`Quote valid until`} required />
        </div>
        <TextareaField
          {...form.field('includes')}
          label={t`Includes`}
          hint={t`Inspectors and days, travel, equipment, laboratory, language of the report`}
          required
          rows={3}
        />
      </Stack>
    </FormDialog>
  )
}

/** Dialog that names the day and the inspector, or changes them. */
export function ScheduleDialog({ inspection, onClose }: Props) {
  const { t } = useLingui()
  const { id, revision, schedule, quote } = inspection
  const form = useEndpointForm(inspectionAdminApi.schedule, {
    id: 'schedule',
    params: { id },
    values: {
      scheduled_on: schedule?.scheduled_on ?? quote?.possible_on ?? null,
      inspector: schedule?.inspector ?? '',
    },
    toBody: (values) => ({ ...values, scheduled_on: values.scheduled_on ?? '', revision }),
    changes,
    onSent: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t`Schedule the inspection`}
      size={480}
      submitLabel={<Trans>Schedule</Trans>}
      onClose={onClose}
    >
      <Stack gap="sm">
        <About inspection={inspection} />
        <DateField {...form.field('scheduled_on')} label={t`Date`} required />
        <TextField {...form.field('inspector')} label={t`Inspector`} required />
      </Stack>
    </FormDialog>
  )
}

/** Dialog that hands over the report, or a corrected one. */
export function ReportDialog({ inspection, onClose }: Props) {
  const { t } = useLingui()
  const [pending, setPending] = useState(0)
  const { id, revision, schedule, report } = inspection
  const form = useEndpointForm(inspectionAdminApi.report, {
    id: 'report',
    params: { id },
    values: {
      inspected_on: report?.inspected_on ?? schedule?.scheduled_on ?? null,
      result: (report?.result ?? null) as InspectionResult | null,
      summary: report?.summary ?? '',
      report_files: (report?.report_files ?? []) as FileRef[],
    },
    toBody: (values) => ({ ...values, inspected_on: values.inspected_on ?? '', revision }),
    alsoCheck: (): Record<string, string> =>
      pending > 0 ? { report_files: t`Wait until the files are uploaded` } : {},
    changes,
    onSent: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t`Hand over the report`}
      size={620}
      submitLabel={<Trans>Hand over</Trans>}
      onClose={onClose}
    >
      <Stack gap="sm">
        <About inspection={inspection} />
        <div className={classes.fields}>
          <DateField {...form.field('inspected_on')} label={t`Inspected on`} required />
          <ChoiceField
            {...form.field('result')}
            label={t`Result`}
            required
            choices={inspectionResults.map((value) => ({ value, label: t(resultLabels[value].label) }))}
            onChange={(next) => form.set({ result: next as InspectionResult | null })}
          />
        </div>
        <TextareaField {...form.field('summary')} label={t`Summary`} required rows={4} />
        <FilesField
          {...form.field('report_files')}
          label={t({ message: 'Report', context: 'inspection' })}
          hint={t`Report, photos, records. Only the company that ordered and the operators see them.`}
          required
          allowed={['document', 'image']}
          usage="certificate"
          onChange={(next) => form.set({ report_files: next ?? [] })}
          onPending={setPending}
        />
      </Stack>
    </FormDialog>
  )
}

/** Dialog that refuses the inspection with a reason, which the company reads. */
export function RefuseDialog({ inspection, onClose }: Props) {
  const { t } = useLingui()
  const { id, revision } = inspection
  const reasons = usePresetReasons({ action: 'inspection_refuse' })
  const form = useEndpointForm(inspectionAdminApi.refuse, {
    id: 'refuse',
    params: { id },
    values: { reason: '' },
    toBody: ({ reason }) => ({ reason, revision }),
    keptAs: `inspection ${id} refused`,
    changes,
    onSent: onClose,
  })
  return (
    <ReasonDialog
      form={form}
      title={t`Refuse the inspection`}
      color="red"
      submitLabel={<Trans>Refuse</Trans>}
      about={<About inspection={inspection} />}
      reasons={reasons}
      onClose={onClose}
    />
  )
}
