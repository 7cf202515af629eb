import { Button, Group, Stack, Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { IconCircleCheck } from '@tabler/icons-react'

/** What happens next, and where to follow it. */
export function QuoteSent({ onClose }: { onClose: () => void }) {
  return (
    <Stack align="center" gap="xs" py={48} ta="center" role="status">
      <IconCircleCheck size={44} color="var(--mantine-color-green-7)" aria-hidden />
      <Text fw={600}>
        <Trans>Your quote has been sent</Trans>
      </Text>
      <Text size="sm" c="dimmed" maw={420}>
        <Trans>
          The buyer has been told and compares it with the others. You will get a message as soon as there is
          an answer; until then you can revise or withdraw it.
        </Trans>
      </Text>
      <Group mt="sm">
        <Button variant="default" component={Link} to="/backend/quotes_sent">
          <Trans>My quotes</Trans>
        </Button>
        <Button onClick={onClose} data-autofocus>
          <Trans>Go on looking</Trans>
        </Button>
      </Group>
    </Stack>
  )
}
