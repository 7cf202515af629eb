import { Alert, Paper, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { forumApi } from '#contract/forum.ts'
import { type ForumThread } from '#contract/forum_views.ts'
import { problemText } from '#contract/problems.ts'
import { FormButtons } from '#shared/form/FormDialog.tsx'
import { FormShell } from '#shared/form/FormShell.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { lang } from '#shared/i18n/language.ts'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import classes from './Forum.module.css'
import { EditConflict } from './EditConflict.tsx'
import { showThread } from './post_cache.ts'
import { ThreadFields } from './ThreadFields.tsx'
import { threadBody, valuesOf } from './thread_values.ts'

/** Changes title, text, tags and postings of an own thread. What is typed stays when it is closed meanwhile. */
export function EditThread({ thread }: { thread: ForumThread }) {
  const { t } = useLingui()
  usePageTitle(t`Edit the thread`, t`Forum`)
  const navigate = useNavigate()
  const [uploading, setUploading] = useState(0)
  const { id } = thread
  const leave = () => navigate({ to: '/home/forum/$id', params: { id: String(id) }, replace: true })
  const form = useEndpointForm(forumApi.edit, {
    id: 'thread',
    params: { id },
    values: valuesOf(thread),
    toBody: (values) => ({ revision: values.revision, ...threadBody(values) }),
    keptAs: `forum thread ${id}`,
    changes: [forumApi.list, forumApi.own],
    onSent: (changed) => {
      showThread(changed)
      return leave()
    },
  })
  const { submitError: error } = form.shell
  const theirs = error?.code === 'edit_conflict' ? (error.data as ForumThread) : undefined
  return (
    <Paper withBorder className={classes.box}>
      <Title order={1} size="h4" mb="sm">
        <Trans>Edit the thread</Trans>
      </Title>
      {thread.is_locked && (
        <Alert color="yellow" mb="md" role="status">
          {problemText('thread_locked', lang)}
        </Alert>
      )}
      <FormShell {...form.shell} submitError={theirs ? null : error}>
        {theirs && (
          <EditConflict
            title={theirs.title}
            body={theirs.first.body}
            lang={theirs.lang}
            onTake={() => form.reset(valuesOf(theirs))}
            onKeep={() => {
              const { revision: _, ...mine } = form.values
              form.reset(valuesOf(theirs))
              form.set(mine)
            }}
          />
        )}
        <ThreadFields form={form} thread={id} onPending={setUploading} />
        <FormButtons
          isSending={form.isSending || uploading > 0}
          submitLabel={<Trans>Save</Trans>}
          onClose={() => void leave()}
        />
      </FormShell>
    </Paper>
  )
}
