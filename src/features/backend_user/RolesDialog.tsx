import { Alert, Button, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { backendUserApi, type PersonRoles } from '#contract/backend_user.ts'
import { backendUserListApi } from '#contract/resources/backend_user.ts'
import { call } from '#shared/api/call.ts'
import { query } from '#shared/api/query.ts'
import { FormDialog } from '#shared/form/FormDialog.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { lang } from '#shared/i18n/language.ts'
import { sessionQuery, useSession } from '#shared/session/session.ts'
import { RolesField } from './RolesField.tsx'

type Props = { person: { id: number; name: string }; stored: PersonRoles; onClose: () => void }

/** Dialog that changes the roles of a person; mounted only while it is open. */
export function RolesDialog({ person, stored, onClose }: Props) {
  const { t } = useLingui()
  const client = useQueryClient()
  const session = useSession()
  // The roles are sent with the revision that they were chosen on, not with one that was loaded since.
  const [based, setBased] = useState(stored)
  const [theirs, setTheirs] = useState<PersonRoles | null>(null)
  const { data: roles = [] } = useQuery(query(backendUserApi.roles, {}, { keep: true }))
  const { name } = person
  const params = { id: person.id }
  const form = useEndpointForm(backendUserApi.setRoles, {
    id: 'roles',
    params,
    values: { role_ids: stored.role_ids },
    changes: [backendUserApi.rolesOf, backendUserListApi.list, backendUserListApi.one],
    send: (body, options) =>
      call(backendUserApi.setRoles, { params, query: { revision: based.revision }, body }, options),
    onSent: () => {
      // Own permissions may have changed: the menu follows.
      if (session?.id === person.id) void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
      onClose()
    },
    onRefused: ({ code, data }) => {
      if (code !== 'edit_conflict') return undefined
      const current = data as PersonRoles
      setTheirs(current)
      setBased(current)
      return undefined
    },
  })
  const saved = roles.filter(({ id }) => theirs?.role_ids.includes(id)).map((one) => one.name[lang])
  return (
    <FormDialog form={form} title={t`Roles of ${name}`} centered submitLabel={t`Save`} onClose={onClose}>
      {theirs && (
        <Alert color="yellow" mb="sm" title={t`Somebody else has changed this meanwhile`}>
          <Text size="sm">
            <Trans>
              Saved now: {saved.join(lang === 'zh' ? '、' : ', ')}. “Save” replaces them with yours.
            </Trans>
          </Text>
          <Button
            size="compact-sm"
            variant="default"
            mt={6}
            onClick={() => form.set({ role_ids: theirs.role_ids })}
          >
            <Trans>Keep the saved version</Trans>
          </Button>
        </Alert>
      )}
      <RolesField
        {...form.field('role_ids')}
        value={form.values.role_ids}
        onChange={(role_ids) => form.set({ role_ids })}
      />
      <Text size="xs" c="dimmed" mt="xs">
        <Trans>The change applies from the person’s next request.</Trans>
      </Text>
    </FormDialog>
  )
}
