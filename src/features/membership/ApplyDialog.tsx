import { Stack, Text } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { membershipApi } from '#contract/membership.ts'
import { membershipYears } from '#contract/membership_states.ts'
import { paidTiers, type PaidTier } from '#contract/membership_tiers.ts'
import { ChoiceField } from '#shared/form/ChoiceField.tsx'
import { FormDialog } from '#shared/form/FormDialog.tsx'
import { TextareaField } from '#shared/form/TextField.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { membershipLabels } from '#shared/i18n/labels.ts'

type Props = { tier: PaidTier; onClose: () => void }

/** Dialog in which a main account applies for a tier and a number of years. */
export function ApplyDialog({ tier, onClose }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const form = useEndpointForm(membershipApi.apply, {
    id: 'apply',
    values: { tier: tier as PaidTier | null, years: 1 as 1 | 2 | 3 | null, remark: '' },
    toBody: ({ tier: chosen, years, remark }) => ({ tier: chosen!, years: years!, remark }),
    keptAs: 'membership application',
    changes: [membershipApi.own],
    onSent: () => {
      onClose()
      void navigate({ to: '/backend/membership' })
    },
  })
  return (
    <FormDialog
      form={form}
      title={t`Apply for membership`}
      size={480}
      submitLabel={<Trans>Send application</Trans>}
      onClose={onClose}
    >
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          <Trans>
            Customer service contacts you about the payment. The membership begins when it is confirmed.
          </Trans>
        </Text>
        <ChoiceField
          {...form.field('tier')}
          label={t`Tier`}
          required
          choices={paidTiers.map((one) => ({ value: one, label: t(membershipLabels[one]) }))}
          onChange={(next) => form.set({ tier: next as PaidTier | null })}
        />
        <ChoiceField
          {...form.field('years')}
          label={t`Years`}
          required
          choices={membershipYears.map((one) => ({
            value: one,
            label: t`${plural(one, { one: '# year', other: '# years' })}`,
          }))}
          onChange={(next) => form.set({ years: next as 1 | 2 | 3 | null })}
        />
        <TextareaField
          {...form.field('remark')}
          label={t`Remark (optional)`}
          hint={t`For example how you would like to be invoiced`}
          rows={3}
        />
      </Stack>
    </FormDialog>
  )
}
