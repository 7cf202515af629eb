import { useLingui } from '@lingui/react/macro'
import { forumAdminApi, type AdminForumPost } from '#contract/forum_admin.ts'
import { ChoiceField } from '#shared/form/ChoiceField.tsx'
import { FormDialog } from '#shared/form/FormDialog.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { lang } from '#shared/i18n/language.ts'
import { useSections } from '../queries.ts'
import { DecisionReason } from './DecisionReason.tsx'
import { refreshAfterDecision } from './refresh_after_decision.ts'

type Props = { thread: AdminForumPost['thread']; onClose: () => void }

/** Closes a thread for replies, with a reason for its author. */
export function LockDialog({ thread: { id, revision }, onClose }: Props) {
  const { t } = useLingui()
  const form = useEndpointForm(forumAdminApi.lock, {
    id: 'lock',
    params: { id },
    values: { comment: '' },
    toBody: ({ comment }) => ({ revision, is_locked: true, comment }),
    changes: [forumAdminApi.one],
    keptAs: `forum lock ${id}`,
    onSent: () => {
      onClose()
      refreshAfterDecision()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t`Close the thread for replies`}
      submitLabel={t`Close for replies`}
      size={520}
      centered
      onClose={onClose}
    >
      <DecisionReason form={form} action="forum_lock" hint={t`The author reads it.`} />
    </FormDialog>
  )
}

/** Moves a thread to another section; its author is notified. */
export function MoveDialog({ thread: { id, revision, section_id: from }, onClose }: Props) {
  const { t } = useLingui()
  const { sections = [] } = useSections()
  const form = useEndpointForm(forumAdminApi.move, {
    id: 'move',
    params: { id },
    values: { section: null as number | null },
    // After a refusal because of another operator, the one who has seen the thread as it is now may go on.
    toBody: ({ section }) => ({ revision, section }),
    changes: [forumAdminApi.one],
    onSent: () => {
      onClose()
      refreshAfterDecision()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t`Move the thread`}
      submitLabel={t`Move`}
      size={420}
      centered
      onClose={onClose}
    >
      <ChoiceField
        {...form.field('section')}
        onChange={(next) => form.set({ section: next as number | null })}
        label={t({ message: 'Section', context: 'forum' })}
        hint={t`The author is notified.`}
        required
        choices={sections
          .filter((one) => one.id !== from)
          .map((one) => ({ value: one.id, label: one.name[lang] }))}
      />
    </FormDialog>
  )
}
