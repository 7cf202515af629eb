import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { forumApi } from '#contract/forum.ts'
import { type ForumPost } from '#contract/forum_views.ts'
import { FormButtons } from '#shared/form/FormDialog.tsx'
import { FormShell } from '#shared/form/FormShell.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import type { RichText } from '#contract/rich_text.ts'
import { OneTextField } from '#shared/rich_text/OneTextField.tsx'
import { EditConflict } from './EditConflict.tsx'
import { MentionPicker } from './MentionPicker.tsx'
import { mentionsIn, mentionedIn, type Mentioned } from './mentions.ts'

type Props = { post: ForumPost; thread: number; onClose: () => void }
type Values = { body: RichText | null; mentions: Mentioned[]; revision: number }

const valuesOf = (post: ForumPost): Values => ({
  body: post.body,
  mentions: mentionedIn(post),
  revision: post.revision,
})

/** Changes an own reply in its place; the earlier versions stay for operators. */
export function EditPost({ post, thread, onClose }: Props) {
  const { t } = useLingui()
  const [uploading, setUploading] = useState(0)
  const form = useEndpointForm(forumApi.editReply, {
    id: `edit-${post.id}`,
    params: { id: post.id },
    values: valuesOf(post),
    toBody: ({ body, mentions, revision }) => ({ revision, body, mentions: mentionsIn(body, mentions) }),
    keptAs: `forum post ${post.id}`,
    changes: [forumApi.one, forumApi.replies],
    onSent: onClose,
  })
  const { submitError: error } = form.shell
  const theirs = error?.code === 'edit_conflict' ? (error.data as ForumPost) : undefined
  return (
    <FormShell {...form.shell} submitError={theirs ? null : error}>
      {theirs && (
        <EditConflict
          body={theirs.body}
          lang={theirs.lang}
          onTake={() => form.reset(valuesOf(theirs))}
          onKeep={() => {
            const { body, mentions } = form.values
            form.reset(valuesOf(theirs))
            form.set({ body, mentions })
          }}
        />
      )}
      <OneTextField
        {...form.field('body')}
        label={t`Your reply`}
        lang={post.lang}
        usage="forum"
        onPending={setUploading}
        onSend={() => uploading === 0 && form.shell.onSubmit()}
        onReady={(editor) => editor.commands.focus('end')}
        tools={(editor) => (
          <MentionPicker
            editor={editor}
            thread={thread}
            onChoose={(one) => form.set({ mentions: [...form.values.mentions, one] })}
          />
        )}
      />
      <FormButtons isSending={form.isSending || uploading > 0} submitLabel={t`Save`} onClose={onClose} />
    </FormShell>
  )
}
