import type { ReactNode } from 'react'
import { Anchor } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSession } from '#shared/session/session.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import type { PostingKindEntry } from './registry.ts'

type Props = {
  entry: PostingKindEntry
  hint?: string | undefined
  /** What somebody who trades can do; operators do something else. */
  children?: ReactNode
}

/** The empty state of a market without any posting. Operators, who belong to no company, learn what they can do instead. */
export function NothingOnline({ entry: { definition, view }, hint, children }: Props) {
  const { t } = useLingui()
  const isOperator = useSession()?.is_backend
  if (!isOperator)
    return (
      <Empty title={t`Nothing online yet`} hint={hint}>
        {children}
      </Empty>
    )
  return definition.postedBy === 'platform' ? (
    <Empty title={t`Nothing online yet`} hint={t`The market’s operators publish here.`}>
      <Anchor component={Link} to={view.route.own} search={{ command: 'create' } as never} size="sm">
        <Trans>Publish</Trans>
      </Anchor>
    </Empty>
  ) : (
    <Empty
      title={t`Nothing online yet`}
      hint={t`Companies publish here. What they submit waits in the back office for your review.`}
    >
      <Anchor component={Link} to="/admin" size="sm">
        <Trans>Go to the back office</Trans>
      </Anchor>
    </Empty>
  )
}
