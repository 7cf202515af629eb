import { Anchor, Button, Group, Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { CompanyOverview } from '#contract/tenant.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { MergeDialog } from './MergeDialog.tsx'

/** Makes the company part of another one, or says which one it has become part of. */
export function MergeSection({ company }: { company: CompanyOverview }) {
  const [isOpen, setOpen] = useState(false)
  const { merged_into: into, closed_time: closed } = company
  if (closed !== null)
    return (
      <Text size="sm">
        <Trans>Closed on {formatDate(closed)}.</Trans>{' '}
        {into && (
          <>
            <Trans>It is now part of</Trans>{' '}
            <Anchor
              component={Link}
              inherit
              to={'/admin/tenant' as string}
              search={{ row: into.id } as never}
            >
              {into.name[lang]}
            </Anchor>
          </>
        )}
      </Text>
    )
  return (
    <>
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          <Trans>For a company that is registered twice.</Trans>
        </Text>
        <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
          <Trans>Merge into another company</Trans>
        </Button>
      </Group>
      {isOpen && <MergeDialog company={company} onClose={() => setOpen(false)} />}
    </>
  )
}
