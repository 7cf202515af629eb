import { Anchor, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconExternalLink } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { forumAdminApi, type PostAction } from '#contract/forum_admin.ts'
import { call } from '#shared/api/call.ts'
import { ApiError } from '#shared/api/error.ts'
import { query } from '#shared/api/query.ts'
import { openInNewTab } from '#shared/navigation/open_in_new_tab.ts'
import { holdDecision, useHeld } from '#shared/table/held_decisions.ts'
import { useShortcuts } from '#shared/table/shortcuts.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import panes from '#shared/ui/Panes.module.css'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'
import { toastError } from '#shared/ui/toast.ts'
import { DecisionDialog, type ReasonedAction } from './DecisionDialog.tsx'
import classes from './ForumAdmin.module.css'
import { PostDecisions } from './PostDecisions.tsx'
import { PostFacts } from './PostFacts.tsx'
import { refreshAfterDecision } from './refresh_after_decision.ts'
import { ThreadStateNote } from './ThreadStateNote.tsx'
import { ThreadTools } from './ThreadTools.tsx'

type Props = {
  id: number
  onStep: (step: 1 | -1) => void
  onDone: (id: number) => void
  /** An approval was taken back: the post waits again. */
  onBack: (id: number) => void
}

type Decision = { id: number; action: PostAction; revision: number }

/** Key of the approval of a post among the decisions that can still be taken back. */
export const heldKey = (id: number): string => `post ${id}`

/** Address of a post on the public page. */
const pageOf = (thread: number, position: number | null) =>
  `/home/forum/${thread}${position ? `?reply=${position}` : ''}`

/** The chosen post with everything that leads to a decision, and the keys A, R, J, K and O. */
export function ForumReviewPane({ id, onStep, onDone, onBack }: Props) {
  const { t } = useLingui()
  const held = useHeld()
  const {
    data: post,
    error,
    refetch,
  } = useQuery(query(forumAdminApi.one, { params: { id } }, { keep: true, quiet: true }))
  const [dialog, setDialog] = useState<ReasonedAction | null>(null)
  const done = () => {
    onDone(id)
    refreshAfterDecision()
  }
  const put = ({ action, revision, ...of }: Decision, leaving: boolean) =>
    call(forumAdminApi.decide, { params: { ...of, action }, body: { revision } }, { keep: true, leaving })
  const decide = useMutation({
    mutationFn: (decision: Decision) => put(decision, false),
    meta: { quiet: true },
    onSuccess: refreshAfterDecision,
    onError: (refused) => {
      toastError(refused)
      // Somebody else was faster, or the author changed it: the newest version is shown.
      if (refused instanceof ApiError && refused.status === 409) refreshAfterDecision()
    },
  })
  const may = (action: PostAction) => post?.actions[action] === true
  const first = (...actions: readonly PostAction[]) => actions.find(may)
  const approve = () => {
    const action = first('accept', 'restore')
    if (!action || !post || held.has(heldKey(id))) return
    const { revision } = post
    const { title } = post.thread
    holdDecision({
      key: heldKey(id),
      message: t`Approving the post in “${title}”`,
      address: `/admin/forum?post=${id}`,
      send: (leaving) => {
        const decision = { id, action, revision }
        // From a page that is left nothing can be told any more.
        return (leaving ? put(decision, true) : decide.mutateAsync(decision)).catch(() => undefined)
      },
      onUndo: () => onBack(id),
    })
    onDone(id)
  }
  const refuse = () => {
    const action = first('refuse', 'hide')
    if (action) setDialog(action as ReasonedAction)
  }
  const address = post && pageOf(post.thread.id, post.position)
  useShortcuts({
    a: approve,
    r: refuse,
    j: () => onStep(1),
    k: () => onStep(-1),
    o: () => address && openInNewTab(address),
  })
  if (!post)
    return (
      <aside className={panes.pane} aria-label={t`Review`}>
        {error ? <ErrorPanel error={error} retry={() => void refetch()} /> : <PageSkeleton />}
      </aside>
    )
  return (
    <aside className={panes.pane} aria-label={t`Review`}>
      <div className={classes.panelBody}>
        <div className={classes.heading}>
          <div>
            <Title order={2} size="h5" lang={post.thread.lang}>
              {post.thread.title}
            </Title>
            <Text size="xs" c="dimmed">
              {post.position === 0 ? (
                <Trans>First post of the thread</Trans>
              ) : post.position === null ? (
                <Trans>Reply, not shown yet</Trans>
              ) : (
                <Trans>Reply #{post.position}</Trans>
              )}
            </Text>
          </div>
          <Anchor
            href={address}
            target="_blank"
            aria-label={t`Open its page in a new tab (O)`}
            title={t`Open its page in a new tab (O)`}
          >
            <IconExternalLink size={16} aria-hidden />
          </Anchor>
        </div>
        <ThreadStateNote position={post.position} thread={post.thread} />
        <PostFacts post={post} />
        <ThreadTools thread={post.thread} />
      </div>
      <PostDecisions
        actions={post.actions}
        isSending={held.has(heldKey(id))}
        onApprove={approve}
        onReason={setDialog}
        onStep={onStep}
      />
      {dialog && (
        <DecisionDialog
          key={dialog}
          action={dialog}
          post={post}
          onDone={done}
          onClose={() => setDialog(null)}
        />
      )}
    </aside>
  )
}
