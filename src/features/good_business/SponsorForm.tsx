import { Button, Group, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SupplierVersion } from '#contract/good_business.ts'
import { goodBusinessAdminApi } from '#contract/good_business_admin.ts'
import { DateField } from '#shared/form/DateField.tsx'
import { FormShell } from '#shared/form/FormShell.tsx'
import { NumberField } from '#shared/form/NumberField.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { toastSuccess } from '#shared/ui/toast.ts'
import { affected } from './review_calls.ts'

/** Until when a listed company is shown first and as sponsored, and in which place; no day ends it. */
export function SponsorForm({ version }: { version: SupplierVersion }) {
  const { t } = useLingui()
  const form = useEndpointForm(goodBusinessAdminApi.sponsor, {
    id: 'sponsor',
    params: { id: version.id },
    values: {
      sponsored_until: version.sponsored_until,
      sponsored_position: version.sponsored_position as number | null,
    },
    toBody: ({ sponsored_until: until, sponsored_position: position }) => ({
      sponsored_until: until || null,
      sponsored_position: position ?? 0,
    }),
    keptAs: `sponsorship of supplier ${version.id}`,
    changes: affected,
    onSent: () => toastSuccess(t`Sponsorship saved`),
  })
  return (
    <FormShell {...form.shell}>
      <Text size="xs" c="dimmed" mb={6}>
        <Trans>Sponsored companies come first, marked as sponsored. Leave the day empty to end it.</Trans>
      </Text>
      <Group align="flex-end" gap="xs">
        <DateField {...form.field('sponsored_until')} label={t`Sponsored until`} />
        <NumberField {...form.field('sponsored_position')} label={t`Position`} required />
        <Button type="submit" variant="default" loading={form.isSending}>
          <Trans>Save</Trans>
        </Button>
      </Group>
    </FormShell>
  )
}
