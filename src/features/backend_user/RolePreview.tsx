import { Alert, Stack, Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import type { ResourceRow, Values } from '#shared/resource_page/define_page.ts'
import { ButtonLink } from '#shared/ui/links.tsx'
import { lang } from '#shared/i18n/language.ts'
import { PermissionList } from './PermissionList.tsx'

/** What the role opens, while it is being put together. */
export function RolePreview({ values }: { values: Values }) {
  return (
    <Stack gap="xs" mt="md">
      <Text size="sm" fw={600}>
        <Trans>What this role opens</Trans>
      </Text>
      <PermissionList of={(values['permissions'] as string[] | null) ?? []} />
    </Stack>
  )
}

/** A role with permissions that the reader lacks, so it cannot be changed. */
export function RoleDetail({ row }: { row: ResourceRow }) {
  return (
    <Stack gap="md">
      <Alert color="gray">
        <Trans>You do not have all of these permissions yourself, so you cannot change this role.</Trans>
      </Alert>
      <PermissionList of={row['permissions'] as string[]} />
    </Stack>
  )
}

/** Link to the people who have the role. */
export function PeopleWithRole({ row }: { row: ResourceRow }) {
  const { [lang]: keyword } = row['name'] as { zh: string; en: string }
  return (
    <ButtonLink variant="default" to="/admin/backend_user" search={{ keyword }}>
      <Trans>People with this role</Trans>
    </ButtonLink>
  )
}
