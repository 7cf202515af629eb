/** Contents of table cells, one component per kind of value. */
import { Box, Text } from '@mantine/core'
import { formatAge, formatDate } from '../i18n/format.ts'
import classes from './DataTable.module.css'

/** A name, read whole; only what is as long as a paragraph is cut, and is the tooltip. */
export function CutText({ children }: { children: string | null }) {
  return (
    <Box py={2} data-room={children ?? undefined}>
      <Text size="sm" lh={1.3} lineClamp={6} className={classes.text} title={children ?? undefined}>
        {children ?? '–'}
      </Text>
    </Box>
  )
}

export function Age({ at }: { at: string }) {
  return (
    <Text component="time" size="sm" c="dimmed" dateTime={at} title={formatDate(at, true)}>
      {formatAge(at)}
    </Text>
  )
}
