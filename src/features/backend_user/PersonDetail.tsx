import { Button, Group, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { backendUserApi } from '#contract/backend_user.ts'
import { query } from '#shared/api/query.ts'
import { formatDate } from '#shared/i18n/format.ts'
import type { ResourceRow } from '#shared/resource_page/define_page.ts'
import { lang } from '#shared/i18n/language.ts'
import { useSession } from '#shared/session/session.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { Fact, Facts } from '#shared/ui/Facts.tsx'
import { PermissionList } from './PermissionList.tsx'
import { RolesDialog } from './RolesDialog.tsx'
import { secondFactorLabels } from './second_factor_labels.ts'

type Names = { zh: string; en: string }

/** A back-office user: how to reach them, their roles, and what those open. */
export function PersonDetail({ row }: { row: ResourceRow }) {
  const { t } = useLingui()
  const session = useSession()
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch } = useQuery(
    query(backendUserApi.rolesOf, { params: { id: row.id } }, { keep: true }),
  )
  const at = row['last_login_time'] as string | null
  const isSelf = session?.id === row.id
  return (
    <Stack gap="md">
      <Facts>
        <Fact label={t`E-mail`}>{(row['email'] as string | null) ?? '–'}</Fact>
        <Fact label={t`Mobile number`}>{(row['mobile'] as string | null) ?? '–'}</Fact>
        <Fact label={t`Last login`}>{at ? formatDate(at, true) : t`Never`}</Fact>
        <Fact label={t`Two-step verification`}>
          {t(secondFactorLabels[row['second_factor'] as keyof typeof secondFactorLabels])}
        </Fact>
        <Fact label={t`Open sessions`}>{row['sessions'] as number}</Fact>
        <Fact label={t`Roles`}>{(row['roles'] as Names | null)?.[lang] ?? '–'}</Fact>
      </Facts>
      {error && !data ? (
        <ErrorPanel error={error} retry={() => void refetch()} />
      ) : (
        <Group justify="space-between">
          <Text size="sm" fw={600}>
            <Trans>What they can open</Trans>
          </Text>
          <Button
            size="compact-sm"
            variant="default"
            disabled={!data?.can_change}
            onClick={() => setOpen(true)}
          >
            <Trans>Change roles</Trans>
          </Button>
        </Group>
      )}
      <PermissionList of={row['permissions'] as string[]} />
      {data && !data.can_change && (
        <Text size="xs" c="dimmed">
          <Trans>
            This person has permissions that you do not have, so you cannot change or freeze them.
          </Trans>
        </Text>
      )}
      {isSelf && (
        <Text size="xs" c="dimmed">
          <Trans>
            This is you: you cannot freeze yourself, and your own right to this page stays with you.
          </Trans>
        </Text>
      )}
      {isOpen && data && (
        <RolesDialog
          person={{ id: row.id, name: (row['display_name'] as Names)[lang] }}
          stored={data}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  )
}
