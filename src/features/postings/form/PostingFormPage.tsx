import { Anchor, Paper } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Session } from '#contract/account.ts'
import type { OwnPosting } from '#contract/postings/views.ts'
import { userAccusationAdminApi } from '#contract/resources/user_accusation.ts'
import { offerPush } from '#features/user_message/index.ts'
import { query } from '#shared/api/query.ts'
import { actsForCompany } from '#shared/session/acts_for_company.ts'
import { useSession } from '#shared/session/session.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'
import { CompanyHint } from '#features/company/index.ts'
import type { OutboxRow } from '#shared/offline/account_rows.ts'
import { withStorageTimeout, isStorageTimeout, patienceMs } from '#shared/offline/storage_timeout.ts'
import { requestOf } from '#shared/offline/draft_names.ts'
import { queuedItem, withdraw } from '#shared/offline/outbox_queue.ts'
import { continueWith, editFormId, newForm, readForm, writeForm, type DeviceDraft } from './device_draft.ts'
import { QueuedPanel } from './QueuedPanel.tsx'
import { startForm } from './form_state.ts'
import type { FormValues } from './form_values.ts'
import { submittedTab } from '../own_search.ts'
import { PostingForm } from './PostingForm.tsx'
import type { PostingKindEntry } from '../registry.ts'
import { restoreDecision } from './restore_draft.ts'
import { submitRefusal } from './submit_refusal.ts'
import { formContext } from './use_posting_form.ts'
import type { Saved } from '#shared/offline/save_posting.ts'
import { usePageTitle } from '#shared/ui/use_page_title.ts'

/** `draftId` names the draft of a new posting to continue; `spec` is the specification line that a new form begins with. */
type Props = { entry: PostingKindEntry; code: string | null; draftId: string | null; spec?: string }

/** Publish (`code` null) or edit: loads what the server and this device have, then shows the form. */
export function PostingFormPage({ entry, code, draftId, spec }: Props) {
  const session = useSession()
  // The first save gives the posting its code. The address then changes, but the mounted form has to stay.
  const [createdCode, setCreatedCode] = useState<string | null>(null)
  const [loads, setLoads] = useState(0)
  if (!session) return <PageSkeleton />
  if (!actsForCompany(session) && entry.definition.postedBy !== 'platform') return <CompanyHint />
  const isCreatedHere = code !== null && code === createdCode
  return (
    <Loader
      key={`${loads} ${isCreatedHere || code === null ? 'new' : code}`}
      entry={entry}
      session={session}
      code={isCreatedHere ? null : code}
      draftId={draftId}
      spec={spec}
      onReload={() => setLoads(loads + 1)}
      onCreated={setCreatedCode}
    />
  )
}

type LoaderProps = Props & {
  session: Session
  onCreated: (code: string) => void
  /** Loads everything again. */
  onReload: () => void
}

/** What this device keeps of a form. */
type OnDevice = {
  id: string
  draft?: DeviceDraft
  queued?: OutboxRow
  /** The device did not answer in time. */
  isSilent?: boolean
}

async function readDevice(
  {
    accountId,
    kind,
    code,
    draftId,
  }: { accountId: number; kind: string; code: string | null; draftId: string | null },
  ownPath: string,
): Promise<OnDevice> {
  const isQueued = async (id: string) => (await queuedItem(accountId, id)) !== undefined
  if (code === null && draftId === null) return newForm(accountId, kind, isQueued)
  const id = code === null ? draftId! : editFormId(ownPath, code)
  if (code === null) continueWith(kind, id)
  const [draft, queued] = await Promise.all([readForm(accountId, id), queuedItem(accountId, id)])
  return { id, draft, queued }
}

/** Like `readDevice`, but gives up after 2 s: broken or missing storage must not keep anybody from publishing. */
async function readInTime(...given: Parameters<typeof readDevice>): Promise<OnDevice> {
  const [{ code }, ownPath] = given
  return withStorageTimeout(readDevice(...given)).catch((error: unknown) => ({
    id: code === null ? crypto.randomUUID() : editFormId(ownPath, code),
    isSilent: isStorageTimeout(error),
  }))
}

function Loader({ entry, session, code, draftId, spec, onCreated, onReload }: LoaderProps) {
  const { t } = useLingui()
  usePageTitle(code ? t`Edit ${code}` : t(entry.view.publishTitle))
  const navigate = useNavigate()
  const client = useQueryClient()
  const { definition, view, api } = entry
  const posting = useQuery({
    ...query(api.ownOne, { params: { code: code ?? '' } }),
    enabled: code !== null,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
    meta: { quiet: true },
  })
  const [keys] = useState(() => ({ idempotency: crypto.randomUUID(), load: crypto.randomUUID() }))
  const device = useQuery({
    queryKey: ['device draft', keys.load],
    queryFn: (): Promise<OnDevice> =>
      readInTime({ accountId: session.id, kind: definition.kind, code, draftId }, view.route.own),
    staleTime: Infinity,
    gcTime: 0,
  })
  const lateDevice = useQuery({
    queryKey: ['late device draft', keys.load],
    queryFn: () =>
      withStorageTimeout(
        readDevice({ accountId: session.id, kind: definition.kind, code, draftId }, view.route.own),
      ),
    enabled: device.data?.isSilent === true,
    retry: true,
    retryDelay: patienceMs,
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
    meta: { quiet: true },
  })
  // While the device may keep an unseen draft of this posting, the form must not write over it.
  const isSilent =
    device.data?.isSilent === true && (!lateDevice.data || (code !== null && Boolean(lateDevice.data.draft)))
  const requestId = definition.postedBy === 'platform' ? requestOf(draftId) : null
  const request = useQuery({
    ...query(userAccusationAdminApi.one, { params: { id: requestId ?? 0 } }, { quiet: true }),
    enabled: requestId !== null,
    staleTime: Infinity,
  })
  const queued = device.data?.queued
  if (queued && queued.state !== 'needs_you') {
    const edit = async () => {
      const item = await withdraw(session.id, queued.key)
      const draft = await readForm(session.id, queued.draftId)
      if (item && draft) await writeForm(session.id, { ...draft, unanswered: item.unanswered })
      onReload()
    }
    return (
      <QueuedPanel accountId={session.id} item={queued} onEdit={() => void edit()} onRefused={onReload} />
    )
  }
  if (posting.isError) return <ErrorPanel error={posting.error} retry={() => void posting.refetch()} />
  if (!device.data || (code !== null && !posting.data)) return <PageSkeleton />
  // If the request cannot be loaded, the form opens without it.
  if (requestId !== null && request.isPending) return <PageSkeleton />

  if (posting.data && !posting.data.can.update)
    return (
      <Paper withBorder>
        <Empty
          title={t`${posting.data.code} can no longer be edited`}
          hint={t`Copy it in the list to make a new draft of it.`}
        >
          <Anchor component={Link} to={view.route.own}>
            <Trans>To the list</Trans>
          </Anchor>
        </Empty>
      </Paper>
    )

  const onSaved = (saved: Saved, submit: boolean) => {
    void client.invalidateQueries({ queryKey: [api.own.path] })
    if (submit) {
      void offerPush()
      // A new posting may be online at once; an edit of one that is online waits beside it.
      const tab = code === null && saved.state === 'online' ? saved.state : submittedTab(entry)
      return navigate({ href: `${view.route.own}?state=${tab}` })
    }
    if (code === null) {
      onCreated(saved.code)
      void navigate({ href: `${view.route.own}?command=edit&code=${saved.code}`, replace: true })
    }
  }
  return (
    <PostingForm
      entry={entry}
      accountId={session.id}
      draftId={device.data.id}
      isSilent={isSilent}
      refusal={submitRefusal(session, definition)}
      problem={queued?.problem ?? null}
      request={request.data ?? null}
      onSaved={onSaved}
      onQueued={() => void navigate({ to: '/backend/drafts' })}
      onTakenOver={onReload}
      onStartAnother={() =>
        draftId === null ? onReload() : void navigate({ href: `${view.route.own}?command=create` })
      }
      {...initialForm(entry, {
        posting: posting.data ?? null,
        draft: device.data.draft,
        spec: request.data?.comment ?? spec,
        idempotencyKey: keys.idempotency,
      })}
    />
  )
}

type FormSources = {
  posting: OwnPosting | null
  draft: DeviceDraft | undefined
  spec: string | undefined
  idempotencyKey: string
}

/**
 * Returns the state that the form starts with: the server's values or the defaults, overridden by the draft on this
 * device. The text of a request or a search is read like a typed line, so that the person can correct every word of it.
 */
function initialForm(entry: PostingKindEntry, { posting, draft, spec, idempotencyKey }: FormSources) {
  const context = formContext(entry)
  const current: FormValues = posting?.values ?? entry.view.defaults
  const revision = posting?.revision ?? null
  const decision = restoreDecision(draft, { values: current, revision })
  const common = {
    target: { code: posting?.code ?? null, revision },
    state: posting?.state ?? null,
    review: posting?.pending_revision === null ? posting.review : null,
  }
  if (!draft || decision === 'nothing')
    return {
      ...common,
      start: startForm(current, {
        baseline: current,
        context,
        manual: posting ? undefined : [],
        spec: posting ? undefined : spec?.replaceAll(/\s+/g, ' ').trim(),
      }),
      idempotencyKey,
      unanswered: null,
      restoredAt: null,
      newest: null,
    }
  return {
    ...common,
    start: startForm(draft.values, { baseline: current, context, ...draft }),
    idempotencyKey: draft.key,
    unanswered: draft.unanswered,
    restoredAt: draft.updated_at,
    newest: decision === 'conflict' ? current : null,
  }
}
