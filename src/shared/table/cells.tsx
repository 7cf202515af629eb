/** What stands in a table's cells, one component per kind of value. */
import { Text } from '@mantine/core'
import { formatAge, formatDate } from '../i18n/format.ts'

/** One line that is cut with dots; the whole text is its tooltip. */
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
