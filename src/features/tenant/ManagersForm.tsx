import { Alert, Button, Group, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { tenantAdminApi, type CompanyOverview } from '#contract/tenant.ts'
import { FormShell } from '#shared/form/FormShell.tsx'
import { TextField } from '#shared/form/TextField.tsx'
import { UnsavedHint } from '#shared/form/UnsavedHint.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { affected } from './tenant_calls.ts'

type Managers = Pick<CompanyOverview, 'manager_shichang' | 'manager_caigou'>

const valuesOf = ({ manager_shichang, manager_caigou }: Managers) => ({
  manager_shichang: manager_shichang ?? '',
  manager_caigou: manager_caigou ?? '',
})

const areSame = (one: Managers, other: Managers): boolean =>
  one.manager_shichang === other.manager_shichang && one.manager_caigou === other.manager_caigou

/** Names as the form is filled with them: it knows which ones it was filled from, also after they were typed and kept. */
const filledFrom = (stored: Managers) => ({ ...valuesOf(stored), before: valuesOf(stored) })

/** The people of the market who look after the company; its customer service box names them. */
export function ManagersForm({ company }: { company: CompanyOverview }) {
  const { t } = useLingui()
  const form = useEndpointForm(tenantAdminApi.assign, {
    id: 'managers',
    params: { id: company.id },
    values: filledFrom(company),
    keptAs: `managers of company ${company.id}`,
    changes: affected,
    onSent: (saved) => begin(saved),
  })
  /** Shows stored names and forgets what was typed. */
  function begin(stored: Managers): void {
    form.reset(filledFrom(stored))
  }
  const { before } = form.values
  if (!form.isEdited && !areSame(before, valuesOf(company))) begin(company)
  const nameField = (name: keyof Managers) => ({
    ...form.field(name),
    // If newer names are loaded meanwhile, typed ones must not overwrite them unnoticed.
    onChange: (typed: string | null) => form.set({ [name]: typed ?? '', before }),
  })
  const { submitError: error } = form.shell
  const theirs = error?.code === 'edit_conflict' ? (error.data as Managers) : undefined
  return (
    <FormShell {...form.shell} submitError={theirs ? null : error}>
      {theirs && (
        <Alert color="yellow" mb="md" title={t`Somebody else has changed this meanwhile`} role="alert">
          <Text size="sm">
            {t`Market manager`}: {theirs.manager_shichang ?? '–'}
          </Text>
          <Text size="sm">
            {t`Purchasing manager`}: {theirs.manager_caigou ?? '–'}
          </Text>
          <Group mt="sm">
            <Button size="compact-sm" variant="default" onClick={() => begin(theirs)}>
              <Trans>Take the saved version</Trans>
            </Button>
            <Button
              size="compact-sm"
              onClick={() => {
                const { values } = form
                begin(theirs)
                form.set({ ...values, before: valuesOf(theirs) })
              }}
            >
              <Trans>Go on with mine</Trans>
            </Button>
          </Group>
        </Alert>
      )}
      <Group align="start" gap="xs" grow preventGrowOverflow={false}>
        <TextField {...nameField('manager_shichang')} label={t`Market manager`} />
        <TextField {...nameField('manager_caigou')} label={t`Purchasing manager`} />
      </Group>
      <Group justify="flex-end" mt="xs" gap="xs">
        <UnsavedHint form={form} />
        <Button type="submit" loading={form.isSending} disabled={!form.isEdited || theirs !== undefined}>
          <Trans>Save</Trans>
        </Button>
      </Group>
    </FormShell>
  )
}
