import { Stack, Text, ThemeIcon } from '@mantine/core'
import { IconInbox, type Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'

type Props = {
  title: ReactNode
  /** What the person can do next. */
  hint?: ReactNode
  icon?: Icon
  /** Buttons below the text. */
  children?: ReactNode
}

/** Empty state of a list: says that there is nothing, and what to do next. */
export function Empty({ title, hint, icon: Symbol = IconInbox, children }: Props) {
  return (
    <Stack align="center" gap="xs" py={48} px="md" ta="center">
      <ThemeIcon size={48} radius="xl" variant="light" color="gray">
        <Symbol size={26} stroke={1.5} aria-hidden />
      </ThemeIcon>
      <Text fw={600}>{title}</Text>
      {hint && (
        <Text component="div" size="sm" c="dimmed" maw={420} style={{ textWrap: 'balance' }}>
          {hint}
        </Text>
      )}
      {children}
    </Stack>
  )
}
