import { Checkbox, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { backendUserApi } from '#contract/backend_user.ts'
import { query } from '#shared/api/query.ts'
import { lang } from '#shared/i18n/language.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'
import { permissionTexts } from './permission_texts.ts'

type Props = {
  id: string
  value: readonly number[]
  onChange: (next: number[]) => void
  error?: string
  disabled?: boolean
}

const rolesQuery = query(backendUserApi.roles, {}, { keep: true })

/** Field to choose the roles of a person; those that the reader cannot give stay as they are. */
export function RolesField({ id, value, onChange, error, disabled = false }: Props) {
  const { t } = useLingui()
  const { data, error: failure, refetch } = useQuery(rolesQuery)
  if (failure && !data) return <ErrorPanel error={failure} retry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  return (
    <Checkbox.Group
      id={id}
      label={t`Roles`}
      required
      error={error}
      value={value.map(String)}
      onChange={(next) => onChange(next.map(Number))}
    >
      <Stack gap="xs" mt={6} mb={4}>
        {data.map((role) => (
          <Checkbox
            key={role.id}
            value={String(role.id)}
            disabled={disabled || !role.is_givable}
            label={role.name[lang]}
            description={role.permissions
              .map((one) => t(permissionTexts[one].label))
              .join(lang === 'zh' ? '、' : ', ')}
          />
        ))}
        {data.some((role) => !role.is_givable) && (
          <Text size="xs" c="dimmed">
            <Trans>You can only give and take permissions that you have yourself.</Trans>
          </Text>
        )}
      </Stack>
    </Checkbox.Group>
  )
}
