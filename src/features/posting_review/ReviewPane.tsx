import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { openInNewTab } from '#shared/navigation/open_in_new_tab.ts'
import { useShortcuts } from '#shared/table/shortcuts.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'
import { toastError } from '#shared/ui/toast.ts'
import panes from '#shared/ui/Panes.module.css'
import { postingPath } from '#features/postings/posting_path.ts'
import type { PostingKindEntry } from '#features/postings/registry.ts'
import { PostingAdminDialog } from './PostingAdminDialog.tsx'
import { PostingAdminPanel } from './PostingAdminPanel.tsx'
import { adminOneQuery, duplicatesQuery } from './posting_admin_queries.ts'
import type { ReasonedAction } from './review_reasons.ts'
import { usePostingReview } from './use_posting_review.ts'
import { useReviewLease } from './use_review_lease.ts'

type Props = {
  kind: PostingKindEntry
  /** The posting that is shown. */
  code: string | undefined
  /** The posting after it, which is loaded in advance. */
  next: { kind: PostingKindEntry; code: string } | undefined
  onStep: (step: 1 | -1) => void
  /** A decision was made, here or by somebody else. */
  onDone: (code: string) => void
  /** An approval was taken back: the posting waits again. */
  onBack: (code: string) => void
  onCompany: (name: string) => void
}

/** The chosen posting with everything that leads to a decision, its dialogs and the keys A, R, J, K, O and T. */
export function ReviewPane({ kind, code, next, onStep, onDone, onBack, onCompany }: Props) {
  const { t } = useLingui()
  const client = useQueryClient()
  const one = useQuery({ ...adminOneQuery(kind, code ?? ''), enabled: code !== undefined })
  // Shown together with what is similar, which stands in the middle: added later, it would push away what is being read.
  const similar = useQuery({ ...duplicatesQuery(kind, code ?? ''), enabled: code !== undefined })
  const posting = code === undefined || similar.isLoading ? undefined : one.data
  const [dialog, setDialog] = useState<ReasonedAction | null>(null)
  const lease = useReviewLease(kind, posting)
  const review = usePostingReview(kind, { onDone, onBack })
  const [nextApi, nextCode] = [next?.kind, next?.code]
  useEffect(() => {
    if (!nextApi || !nextCode) return
    void client.prefetchQuery(adminOneQuery(nextApi, nextCode))
    void client.prefetchQuery(duplicatesQuery(nextApi, nextCode))
  }, [client, nextApi, nextCode])

  /** Runs a decision, unless another operator is about to make one. */
  const decide = (run: () => void) => {
    if (!lease.isElsewhere) return run()
    toastError(t`${lease.reader?.by ?? ''} is reading this. Take it over first, or go on to the next one.`)
  }
  const approve = () => {
    if (posting?.can.approve && !review.isApproving(posting.code)) review.approve(posting)
  }
  useShortcuts({
    a: () => decide(approve),
    r: () => {
      if (posting?.can.reject) decide(() => setDialog('reject'))
      else if (posting?.is_sample && posting.can.take_down) decide(() => setDialog('take_down'))
    },
    j: () => onStep(1),
    k: () => onStep(-1),
    o: () => {
      if (posting) openInNewTab(postingPath(posting))
    },
    t: () => {
      if (lease.isElsewhere) lease.takeOver()
    },
  })

  return (
    <>
      <aside className={panes.pane} aria-label={t`Review`}>
        {posting ? (
          <PostingAdminPanel
            kind={kind}
            posting={posting}
            lease={lease}
            isApproving={review.isApproving(posting.code)}
            onApprove={approve}
            onDecide={setDialog}
            onStep={onStep}
            onCompany={onCompany}
          />
        ) : one.error ? (
          <ErrorPanel error={one.error} retry={() => void one.refetch()} />
        ) : code ? (
          <PageSkeleton />
        ) : (
          <Empty title={t`Choose a posting from the list`} />
        )}
      </aside>
      {dialog && posting && (
        <PostingAdminDialog
          key={`${dialog} ${posting.code}`}
          kind={kind}
          action={dialog}
          posting={posting}
          onDone={() => onDone(posting.code)}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  )
}
