/** Contents of table cells, one component per kind of value. */
import { Text } from '@mantine/core'
import { formatAge, formatDate } from '../i18n/format.ts'

/** A text in one line, truncated with dots; the whole text is the tooltip. */
export function CutText({ children }: { children: string | null }) {
  return (
    <Text size="sm" truncate title={children ?? undefined}>
      {children ?? '–'}
    </Text>
  )
}

export function Age({ at }: { at: string }) {
  return (
    <Text component="time" size="sm" c="dimmed" dateTime={at} title={formatDate(at, true)}>
      {formatAge(at)}
    </Text>
  )
}
