import { Button, Group } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { tenantAdminApi, type CompanyOverview } from '#contract/tenant.ts'
import { FormShell } from '#shared/form/FormShell.tsx'
import { TextField } from '#shared/form/TextField.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { affected } from './tenant_calls.ts'

/** The people of the market who look after the company; its customer service box names them. */
export function ManagersForm({ company }: { company: CompanyOverview }) {
  const { t } = useLingui()
  const { manager_shichang, manager_caigou } = company
  const form = useEndpointForm(tenantAdminApi.assign, {
    id: 'managers',
    params: { id: company.id },
    values: { manager_shichang: manager_shichang ?? '', manager_caigou: manager_caigou ?? '' },
    changes: affected,
  })
  return (
    <FormShell {...form.shell}>
      <Group align="start" gap="xs" grow preventGrowOverflow={false}>
        <TextField {...form.field('manager_shichang')} label={t`Market manager`} />
        <TextField {...form.field('manager_caigou')} label={t`Purchasing manager`} />
      </Group>
      <Group justify="flex-end" mt="xs">
        <Button
          type="submit"
          size="compact-sm"
          variant="default"
          loading={form.isSending}
          disabled={!form.isEdited}
        >
          <Trans>Save</Trans>
        </Button>
      </Group>
    </FormShell>
  )
}
