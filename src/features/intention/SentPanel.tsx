import { Button, Group, Stack, Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'

type Props = {
  title: ReactNode
  /** Link to what was sent. */
  link: ReactNode
  onClose: () => void
  /** What happens next. */
  children: ReactNode
}

/** Replaces a form after it was sent: says what happens next and where to follow it. */
export function SentPanel({ title, link, onClose, children }: Props) {
  return (
    <Stack align="center" gap="xs" py="md" ta="center" role="status">
      <IconCircleCheck size={44} color="var(--mantine-color-green-7)" aria-hidden />
      <Text fw={600}>{title}</Text>
      <Text size="sm" c="dimmed" maw={420}>
        {children}
      </Text>
      <Group mt="sm">
        {link}
        <Button onClick={onClose} data-autofocus>
          <Trans>Continue browsing</Trans>
        </Button>
      </Group>
    </Stack>
  )
}
