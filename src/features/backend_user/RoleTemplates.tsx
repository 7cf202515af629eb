import { Button, Menu, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronDown } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { backendUserApi } from '#contract/backend_user.ts'
import { marketSetupApi } from '#contract/market_setup.ts'
import { roleAdminApi } from '#contract/resources/role.ts'
import { roleTemplates, type RoleTemplate } from '#contract/role_templates.ts'
import { call } from '#shared/api/call.ts'
import { query } from '#shared/api/query.ts'
import { lang } from '#shared/i18n/language.ts'
import { allowed } from '#shared/session/allowed.ts'
import { useSession } from '#shared/session/session.ts'
import { permissionTexts } from './permission_texts.ts'

const changed = [roleAdminApi.list, backendUserApi.roles, marketSetupApi.list]

/** Offers the usual roles that the market does not have, each made by one click and then a role like any other. */
export function RoleTemplates({ onMade }: { onMade: (id: number) => void }) {
  const { t } = useLingui()
  const session = useSession()
  const client = useQueryClient()
  const { data: roles } = useQuery(query(backendUserApi.roles, {}, { keep: true }))
  const make = useMutation({
    mutationFn: ({ name, permissions }: RoleTemplate) =>
      call(roleAdminApi.create, { query: {}, body: { name, permissions } }, { keep: true }),
    onSuccess: ({ id }) => {
      for (const { path } of changed) void client.invalidateQueries({ queryKey: [path] })
      onMade(id)
    },
  })
  const missing = roleTemplates.filter(
    ({ name }) => !roles?.some((one) => one.name.zh === name.zh || one.name.en === name.en),
  )
  if (!roles || missing.length === 0) return null
  return (
    <Menu position="bottom-end" width={340} withinPortal>
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={14} />} loading={make.isPending}>
          <Trans>Usual roles</Trans>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Trans>One click adds the role; it can be changed and removed like any other.</Trans>
        </Menu.Label>
        {missing.map((template) => {
          const { name, permissions } = template
          const isOwn = permissions.every((one) => allowed(session, one))
          return (
            <Menu.Item key={name.en} disabled={!isOwn} onClick={() => make.mutate(template)}>
              {name[lang]}
              <Text size="xs" c="dimmed">
                {isOwn
                  ? permissions.map((one) => t(permissionTexts[one].label)).join(lang === 'zh' ? '、' : ', ')
                  : t`You do not have all of these permissions yourself`}
              </Text>
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}
