import { Stack, Text, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { backendUserApi } from '#contract/backend_user.ts'
import { backendUserListApi } from '#contract/resources/backend_user.ts'
import { FormDialog } from '#shared/form/FormDialog.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { RolesField } from './RolesField.tsx'

/** Dialog that adds somebody to the back office; mounted only while it is open. */
export function AddDialog({ onAdded, onClose }: { onAdded: (id: number) => void; onClose: () => void }) {
  const { t } = useLingui()
  const form = useEndpointForm(backendUserApi.add, {
    id: 'add-operator',
    values: { account: '', display_name: '', role_ids: [] as number[] },
    keptAs: 'new back-office user',
    changes: [backendUserListApi.list],
    onSent: ({ id }) => {
      onClose()
      onAdded(id)
    },
  })
  return (
    <FormDialog form={form} title={t`Add a back-office user`} centered submitLabel={t`Add`} onClose={onClose}>
      <Stack gap="md">
        <TextInput
          {...form.input('account')}
          label={t`Mobile number or e-mail`}
          required
          data-autofocus
          autoComplete="off"
          maxLength={100}
        />
        <TextInput
          {...form.input('display_name')}
          label={t`Name`}
          description={t`Somebody who has registered already keeps their own name.`}
          required
          autoComplete="off"
          maxLength={16}
        />
        <RolesField
          {...form.field('role_ids')}
          value={form.values.role_ids}
          onChange={(role_ids) => form.set({ role_ids })}
        />
        <Text size="xs" c="dimmed">
          <Trans>
            The person is told, logs in by code with this number or address, and sets a password afterwards.
            It must not be the account of a company: back-office users trade for no company.
          </Trans>
        </Text>
      </Stack>
    </FormDialog>
  )
}
