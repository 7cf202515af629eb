import type { ReactNode } from 'react'
import { Button, Group, Stack, Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

/** In place of a form that only members of a company can send: why, and the way to a company. */
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
