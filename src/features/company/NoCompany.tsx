import type { ReactNode } from 'react'
import { Button, Group, Stack, Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

/** Shown instead of a form that only members of a company can send: says why, and links to the account page. */
export function NoCompany({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  return (
    <Stack gap="sm">
      <Text>{children}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
        <Button component={Link} to="/backend/dashboard">
          <Trans>Go to my account</Trans>
        </Button>
      </Group>
    </Stack>
  )
}
