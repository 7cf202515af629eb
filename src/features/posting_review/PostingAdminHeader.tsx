import { Kbd } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { QueueHead } from '#shared/table/QueueHead.tsx'

type Props = { title: string; waiting: number | undefined; oldest: string | null; lastKey: ReactNode }

/** Heading of the review page: how many postings wait and since when, and the keyboard shortcuts. */
export function PostingAdminHeader({ lastKey, ...head }: Props) {
  return (
    <QueueHead {...head}>
      <Kbd size="xs">A</Kbd> <Trans>approve</Trans>
      <Kbd size="xs">R</Kbd> <Trans>reject</Trans>
      <Kbd size="xs">J</Kbd> <Kbd size="xs">K</Kbd> <Trans>next, previous</Trans>
      <Kbd size="xs">O</Kbd> <Trans>open its page</Trans>
      {lastKey}
    </QueueHead>
  )
}
