import { Alert, Paper, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { usualPageSize } from '#contract/endpoint.ts'
import { forumApi } from '#contract/forum.ts'
import { problemText } from '#contract/problems.ts'
import { offerPush } from '#features/user_message/index.ts'
import { query } from '#shared/api/query.ts'
import { FormButtons } from '#shared/form/FormDialog.tsx'
import { FileKeeperContext } from '#shared/form/kept_files.ts'
import { FormShell } from '#shared/form/FormShell.tsx'
import { SaveFailureAlert } from '#shared/form/SaveFailureAlert.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { useFileKeeper } from '#shared/form/use_file_keeper.ts'
import { lang } from '#shared/i18n/language.ts'
import { threadDraftId, threadKind } from '#shared/offline/draft_names.ts'
import { useKeptDraft } from '#shared/offline/use_kept_draft.ts'
import { useSession } from '#shared/session/session.ts'
import { useToken } from '#shared/session/token.ts'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'
import { toastSuccess } from '#shared/ui/toast.ts'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import classes from './Forum.module.css'
import { filtersOf, type ForumSearch } from './forum_search.ts'
import { LoginHint } from './LoginHint.tsx'
import { keptPost } from './post_store.ts'
import { ThreadFields } from './ThreadFields.tsx'
import { threadBody, type ThreadValues } from './thread_values.ts'
import { isQueued, sendThread } from './send_thread.ts'

type Props = { search: ForumSearch; onLeave: (search: ForumSearch) => void }

/** The page on which a thread is written (SPEC 2.68); what is typed stays on this device until it is sent. */
export function NewThread({ search, onLeave }: Props) {
  const { t } = useLingui()
  usePageTitle(t`Start a thread`, t`Forum`)
  const isSignedIn = useToken() !== null
  const accountId = useSession()?.id
  const { data } = useQuery(
    query(forumApi.list, { query: { page: 1, size: usualPageSize } }, { quiet: true }),
  )
  const kept = useQuery({
    queryKey: ['kept thread', accountId],
    queryFn: () => keptPost<KeptThread>(accountId ?? 0, threadDraftId),
    enabled: accountId !== undefined,
    staleTime: Infinity,
    gcTime: 0,
  })
  const refused = data?.refused
  return (
    <Paper withBorder className={classes.box}>
      <Title order={1} size="h4" mb="sm">
        <Trans>Start a thread</Trans>
      </Title>
      {!isSignedIn ? (
        <LoginHint title={t`Log in to write in the forum`} />
      ) : refused ? (
        <Alert color="gray">{problemText(refused, lang)}</Alert>
      ) : accountId === undefined || kept.data === undefined ? (
        <PageSkeleton />
      ) : (
        <ThreadForm accountId={accountId} kept={kept.data} search={search} onLeave={onLeave} />
      )}
    </Paper>
  )
}

const noReport = () => undefined

/** An attempt whose answer is not known; the same text is sent with the same key, also by a page that was opened again. */
type Attempt = { text: string; key: string }
type KeptThread = ThreadValues & { attempt: Attempt | null }

type FormProps = Props & { accountId: number; kept: KeptThread | null }

function ThreadForm({ accountId, kept, search, onLeave }: FormProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [uploading, setUploading] = useState(0)
  const { section, tag_id: tag, posting } = search
  const [start] = useState<KeptThread>(() => ({
    title: '',
    section: section ?? null,
    lang,
    tags: tag ? [String(tag)] : null,
    body: null,
    postings: posting ? [posting] : null,
    shown: { quote: null, mentions: [] },
    attempt: null,
    ...kept,
  }))
  const form = useEndpointForm(forumApi.create, {
    id: 'thread',
    values: start,
    toBody: (values) => ({ section: values.section, ...threadBody(values) }),
    changes: [forumApi.list, forumApi.sections, forumApi.own],
    send: (body): ReturnType<typeof sendThread> => {
      const text = JSON.stringify(body)
      const { attempt, shown } = form.values
      const { key } = attempt?.text === text ? attempt : { key: crypto.randomUUID() }
      form.set({ attempt: { text, key } })
      return sendThread({ accountId, key, body, shown })
    },
    onSent: async (sent) => {
      await forget()
      void offerPush()
      if (!isQueued(sent))
        return navigate({ to: '/home/forum/$id', params: { id: String(sent.id) }, replace: true })
      toastSuccess(t`Without a network it waits on this device; it is sent as soon as there is one.`)
      onLeave({ tab: 'posts' })
    },
  })
  const isTouched = (kept !== null || form.isEdited) && !form.isSent
  const { forget, save } = useKeptDraft(
    accountId,
    useMemo(() => ({ id: threadDraftId, kind: threadKind }), []),
    isTouched ? form.values : undefined,
  )
  const keeper = useFileKeeper(accountId, threadDraftId, noReport)
  return (
    <FormShell {...form.shell}>
      <FileKeeperContext value={keeper}>
        <ThreadFields form={form} thread={null} onPending={setUploading} />
      </FileKeeperContext>
      {save.failure ? (
        <SaveFailureAlert failure={save.failure} />
      ) : (
        <Text size="xs" c="dimmed" mt="sm">
          <Trans>
            What you type is kept on this device until it is sent. Your name and your company are shown with
            it, contact details are not; operators may read a new member’s first posts before they appear.
          </Trans>
        </Text>
      )}
      <FormButtons
        isSending={form.isSending || uploading > 0}
        submitLabel={<Trans>Post the thread</Trans>}
        onClose={() => onLeave(filtersOf(search))}
      />
    </FormShell>
  )
}
