import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { AdminPostingRow } from '#contract/postings/views.ts'
import { specText } from '#features/postings/SpecTitle.tsx'
import classes from './PostingAdmin.module.css'
import { PostingFlags } from './PostingFlags.tsx'

type Props = {
  row: AdminPostingRow
  /** Shows whose posting it is below the specification. */
  withCompany?: boolean
  /** Shows the hints for operators on a line of their own. */
  withFlags?: boolean
  /** Beside the hints. */
  children?: ReactNode
}

/** What a posting is, whole, however many lines that takes: a name that is cut cannot be compared. */
export function PostingCell({ row, withCompany = false, withFlags = false, children }: Props) {
  const hasNotes = (withFlags && row.flags.length > 0) || Boolean(children)
  return (
    <div className={classes.what} title={row.title}>
      <Text size="sm" fw={600} data-room={specText(row)}>
        {specText(row)}
      </Text>
      {withCompany && (
        <Text size="xs" c="dimmed" data-room={row.company.name}>
          {row.company.name}
        </Text>
      )}
      {hasNotes && (
        <div className={classes.flags}>
          {withFlags && <PostingFlags posting={row} />}
          {children}
        </div>
      )}
    </div>
  )
}
