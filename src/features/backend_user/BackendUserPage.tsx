import { Button, Group, Tabs } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconUserPlus } from '@tabler/icons-react'
import { useState, type CSSProperties } from 'react'
import type { AnySearch } from '#shared/resource_page/any_search.ts'
import { ResourcePage } from '#shared/resource_page/ResourcePage.tsx'
import { AddDialog } from './AddDialog.tsx'
import { backendUserPage } from './backend_user_page.ts'
import { rolePage } from './role_page.ts'
import { RoleTemplates } from './RoleTemplates.tsx'

type Props = { search: AnySearch; onSearch: (search: AnySearch, replace?: boolean) => void }

const parts = { people: backendUserPage, roles: rolePage }

/** People of the back office and their roles (SPEC 2.45); the part that is shown is in the address. */
export function BackendUserPage({ search, onSearch }: Props) {
  const { t } = useLingui()
  const [isAdding, setAdding] = useState(false)
  const of = search['of'] === 'roles' ? 'roles' : 'people'
  const show = (next: string | null) => onSearch(next === 'roles' ? { of: next } : {})
  return (
    <div style={{ '--above': '48px' } as CSSProperties}>
      <Group justify="space-between" wrap="nowrap" mb="xs" align="end">
        <Tabs value={of} onChange={show} style={{ flex: 1 }}>
          <Tabs.List>
            <Tabs.Tab value="people">{t(backendUserPage.title)}</Tabs.Tab>
            <Tabs.Tab value="roles">{t(rolePage.title)}</Tabs.Tab>
          </Tabs.List>
        </Tabs>
        {of === 'roles' ? (
          <RoleTemplates onMade={(id) => onSearch({ of, row: id })} />
        ) : (
          <Button leftSection={<IconUserPlus size={16} />} onClick={() => setAdding(true)}>
            <Trans>Add a person</Trans>
          </Button>
        )}
      </Group>
      <ResourcePage
        key={of}
        of={parts[of]}
        search={search}
        onSearch={(next, replace) => onSearch({ ...next, of: search['of'] }, replace)}
      />
      {isAdding && <AddDialog onAdded={(id) => onSearch({ row: id })} onClose={() => setAdding(false)} />}
    </div>
  )
}
