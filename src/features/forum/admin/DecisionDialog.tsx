import { useLingui } from '@lingui/react/macro'
import { forumAdminApi, type AdminForumPost } from '#contract/forum_admin.ts'
import type { FieldErrors } from '#contract/validation.ts'
import { FormDialog } from '#shared/form/FormDialog.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { DecisionReason } from './DecisionReason.tsx'

/** Decisions whose reason the author reads. */
export type ReasonedAction = 'refuse' | 'hide'

type Props = { action: ReasonedAction; post: AdminForumPost; onDone: () => void; onClose: () => void }

/** Refuses or hides a post with a reason. */
export function DecisionDialog({ action, post: { id, revision, position }, onDone, onClose }: Props) {
  const { t } = useLingui()
  const form = useEndpointForm(forumAdminApi.decide, {
    id: 'decision',
    params: { id, action },
    values: { comment: '' },
    toBody: ({ comment }) => ({ revision, comment }),
    alsoCheck: ({ comment }): FieldErrors =>
      comment.trim() === '' ? { comment: t`The author has to know why` } : {},
    keptAs: `forum ${action} ${id}`,
    changes: [forumAdminApi.list, forumAdminApi.one],
    onSent: () => {
      onClose()
      onDone()
    },
  })
  return (
    <FormDialog
      form={form}
      title={action === 'refuse' ? t`Refuse the post` : t`Hide the post`}
      submitLabel={
        action === 'refuse'
          ? t({ message: 'Refuse', context: 'forum post' })
          : t({ message: 'Hide', context: 'forum post' })
      }
      color="red"
      size={520}
      centered
      onClose={onClose}
    >
      <DecisionReason
        form={form}
        action={`forum_${action}`}
        hint={
          position === 0
            ? t`The author reads it. With its first post the whole thread is not shown.`
            : t`The author reads it.`
        }
      />
    </FormDialog>
  )
}
