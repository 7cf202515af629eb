import { Button } from '@mantine/core'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OwnTab } from '#contract/postings/tables.ts'
import { Empty } from '#shared/ui/Empty.tsx'

type Text = { title: MessageDescriptor; hint: MessageDescriptor }

const nothingYet: Text = {
  title: msg`Nothing published yet`,
  hint: msg`Type one line such as “42CrMo φ320×6150 Q+T 2 bars” and the form fills itself.`,
}
/** Texts of empty tabs: what the emptiness means, and what would be listed there. */
const texts: Record<OwnTab, Text> = {
  draft: {
    title: msg`No drafts`,
    hint: msg`Postings saved without submitting wait here; only your company sees them.`,
  },
  in_review: {
    title: msg`Nothing is waiting for review`,
    hint: msg`What you submit, and edits of what is online, stay here until an operator has decided.`,
  },
  online: {
    title: msg`Nothing is online`,
    hint: msg`Approved postings appear here until their deadline.`,
  },
  expiring: {
    title: msg`Nothing ends in the next three days`,
    hint: msg`Postings that end soon can be renewed here before they leave the market.`,
  },
  rejected: {
    title: msg`Nothing was rejected`,
    hint: msg`Rejected postings appear here with the operator’s reason; correct them and submit them again.`,
  },
  offline: {
    title: msg`Nothing is offline`,
    hint: msg`What you take offline can be put online again here.`,
  },
  taken_down: {
    title: msg`Nothing removed by an operator`,
    hint: msg`Postings that an operator removed appear here with the reason.`,
  },
  expired: {
    title: msg`Nothing has expired`,
    hint: msg`A posting past its deadline leaves the market and can be renewed here.`,
  },
  dealt: {
    title: msg`No deals yet`,
    hint: msg`Postings with nothing left, or that you marked as done, appear here.`,
  },
  closed: {
    title: msg`Nothing is closed`,
    hint: msg`Closed postings are kept here and can be copied into new drafts.`,
  },
}

type Props = {
  state: OwnTab | undefined
  keyword: string | undefined
  /** Clears the search. */
  onShowAll: () => void
  /** Button to create a new posting. */
  publish: ReactNode
}

/** Shown when the company's list is empty, because nothing matches the search or the tab has no postings. */
export function OwnEmpty({ state, keyword, onShowAll, publish }: Props) {
  const { t } = useLingui()
  if (keyword)
    return (
      <Empty title={t`Nothing fits “${keyword}”`} hint={t`Search by code, grade, heat number or title.`}>
        <Button variant="default" onClick={onShowAll}>
          <Trans>Show all</Trans>
        </Button>
      </Empty>
    )
  const { title, hint } = state ? texts[state] : nothingYet
  return (
    <Empty title={t(title)} hint={t(hint)}>
      {(state === undefined || state === 'draft' || state === 'online') && publish}
    </Empty>
  )
}
