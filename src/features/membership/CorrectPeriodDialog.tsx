import { Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { membershipAdminApi } from '#contract/membership.ts'
import { paidTiers } from '#contract/membership_tiers.ts'
import { ChoiceField } from '#shared/form/ChoiceField.tsx'
import { DateField } from '#shared/form/DateField.tsx'
import { FormDialog } from '#shared/form/FormDialog.tsx'
import { TextareaField } from '#shared/form/TextField.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { membershipLabels } from '#shared/i18n/labels.ts'
import type { PeriodDialogProps } from './period_dialog.ts'

/** Dialog that corrects tier and last day of a period; its first day stays. */
export function CorrectPeriodDialog({ period, company, next, changes, onClose }: PeriodDialogProps) {
  const { t } = useLingui()
  const { id, tier, starts_on, ends_on } = period
  const form = useEndpointForm(membershipAdminApi.correct, {
    id: 'correct-period',
    params: { id },
    values: {
      tier: tier as typeof tier | null,
      ends_on: ends_on as string | null,
      reason: '' as string | null,
    },
    toBody: (values) => ({ ...values, before: { tier, ends_on } }),
    keptAs: `membership period ${id} corrected`,
    changes,
    onSent: onClose,
  })
  const nextDay = next && formatDate(next.starts_on)
  return (
    <FormDialog
      form={form}
      title={t`Correct the membership`}
      size={520}
      submitLabel={<Trans>Save the correction</Trans>}
      onClose={onClose}
    >
      <Stack gap="sm">
        <Text size="sm">
          <b>{company}</b> · {t(membershipLabels[tier])} · {formatDate(starts_on)} – {formatDate(ends_on)}
        </Text>
        <ChoiceField
          {...form.field('tier')}
          label={t`Tier`}
          required
          choices={paidTiers.map((value) => ({ value, label: t(membershipLabels[value]) }))}
          onChange={(value) => form.set({ tier: paidTiers.find((one) => one === value) ?? null })}
          hint={t`The freight allowances of the year that runs stay as they were granted.`}
        />
        <DateField
          {...form.field('ends_on')}
          label={t`Last day`}
          required
          hint={nextDay ? t`The next period begins on ${nextDay}.` : t`Days are those of China.`}
        />
        <TextareaField {...form.field('reason')} label={t`Reason`} hint={t`The company reads it.`} required />
      </Stack>
    </FormDialog>
  )
}
