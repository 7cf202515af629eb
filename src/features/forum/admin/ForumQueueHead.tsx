import { Kbd } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { QueueHead } from '#shared/table/QueueHead.tsx'

type Props = { waiting: number | undefined; oldest: string | null }

/** Heading of the operators' page: how many posts wait and since when, and the keys. */
export const ForumQueueHead = (props: Props) => (
  <QueueHead title={<Trans>Forum</Trans>} {...props}>
    <Kbd size="xs">A</Kbd> <Trans>accept, restore</Trans>
    <Kbd size="xs">R</Kbd> <Trans>refuse, hide</Trans>
    <Kbd size="xs">J</Kbd> <Kbd size="xs">K</Kbd> <Trans>next, previous</Trans>
    <Kbd size="xs">O</Kbd> <Trans>open its page</Trans>
    <Kbd size="xs">/</Kbd> <Trans>search</Trans>
  </QueueHead>
)
