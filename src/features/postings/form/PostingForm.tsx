import { Group, Title } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PostingState } from '#contract/postings/states.ts'
import { templateValues } from '#contract/postings/template_api.ts'
import type { UserAccusation } from '#contract/resources/user_accusation.ts'
import type { FieldErrors } from '#contract/validation.ts'
import type { OwnPosting } from '#contract/postings/views.ts'
import { call } from '#shared/api/call.ts'
import type { ApiError } from '#shared/api/error.ts'
import { FormShell } from '#shared/form/FormShell.tsx'
import { getToken } from '#shared/session/token.ts'
import { lang } from '#shared/i18n/language.ts'
import { toastError } from '#shared/ui/toast.ts'
import { toastUndo } from '#shared/ui/toast_undo.tsx'
import { ElsewhereAlert } from './ElsewhereAlert.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'
import type { PostingView } from '../define_view.ts'
import type { OutboxProblem, Unanswered } from '#shared/offline/account_rows.ts'
import { FileKeeperContext } from '#shared/form/kept_files.ts'
import { continueWith } from './device_draft.ts'
import { DeviceSaveBadge } from './DeviceSaveBadge.tsx'
import { startForm, type FormState } from './form_state.ts'
import type { FormValues } from './form_values.ts'
import { LeaveDialog } from './LeaveDialog.tsx'
import classes from './PostingForm.module.css'
import { PostingFormNotes } from './PostingFormNotes.tsx'
import { PostingFormGroup } from './PostingFormGroup.tsx'
import { PostingFormSide } from './PostingFormSide.tsx'
import type { PostingKindEntry } from '../registry.ts'
import type { Saved, Target } from '#shared/offline/save_posting.ts'
import { previewTitles } from './PreviewPanel.tsx'
import { SpecLineBox } from './SpecLineBox.tsx'
import { TemplateBar } from '#features/template/index.ts'
import type { SubmitRefusal } from './submit_refusal.ts'
import { useKeptForm } from './use_kept_form.ts'
import { figuresInQuestion } from '../unusual_text.ts'
import { UnusualDialog } from './UnusualDialog.tsx'
import { formContext, usePostingForm } from './use_posting_form.ts'

type Props = {
  entry: PostingKindEntry
  accountId: number
  /** Id of the form on this device. */
  draftId: string
  idempotencyKey: string
  start: FormState
  target: Target
  /** The device has not yet answered what it keeps of this form. */
  isSilent: boolean
  unanswered: Unanswered | null
  /** When the restored values were kept on this device. */
  restoredAt: number | null
  /** The server's values if they are newer than the version that the restored draft began with. */
  newest: FormValues | null
  /** State on the server; null for a new posting. */
  state: PostingState | null
  review: OwnPosting['review']
  /** Why the account may not submit now; null if it may. */
  refusal: SubmitRefusal | null
  /** Why the server refused this form when the queue sent it. */
  problem: OutboxProblem | null
  /** The company's request to the operators that this form answers, if any. */
  request: UserAccusation | null
  onSaved: (saved: Saved, submit: boolean) => void
  /** Called when the form was put into the queue. */
  onQueued: () => void
  /** Called when this tab takes over from another one, which saved last: reads the draft again. */
  onTakenOver: () => void
  /** Opens an empty form; this one stays on the device. */
  onStartAnother: () => void
}

const publishedStates: readonly PostingState[] = ['in_review', 'online', 'offline', 'expired']

/** The publish form: specification line, groups of fields, live preview, and saving on the device and the server. */
export function PostingForm(props: Props) {
  const { entry, idempotencyKey, restoredAt, state: postedState, refusal, problem } = props
  const { t } = useLingui()
  const view = entry.view as PostingView
  const [newest, setNewest] = useState(props.newest)
  const [isRestored, setRestored] = useState(restoredAt !== null)
  const [isDiscarded, setDiscarded] = useState(false)
  const leaving = useRef(false)
  const context = useMemo(() => formContext(entry), [entry])

  const onConflict = () => {
    if (!form.target.code) return
    call(entry.api.ownOne, { params: { code: form.target.code } }).then((current) => {
      form.setTarget({ code: current.code, revision: current.revision })
      setNewest(current.values)
    }, toastError)
  }
  const form = usePostingForm({ ...props, key: idempotencyKey, onConflict })
  const { state, dispatch, target, isDirty, busy } = form
  const isPublished = postedState !== null && publishedStates.includes(postedState)

  const kept = useKeptForm({ ...props, form, isDiscarded })
  const isMine = kept.holder === 'here'
  /** Everything in the form is saved on this device. */
  const isSafe = kept.save.state === 'saved' && kept.failure === null
  const showProblem = useEffectEvent(() => {
    if (!problem) return
    const fields = problem.code === 'validation_failed' ? (problem.data as FieldErrors) : {}
    if (Object.keys(fields).length > 0) form.showErrors(fields)
    if (problem.code === 'figures_unusual') form.setAsked(figuresInQuestion(problem.data))
  })
  useEffect(() => showProblem(), [])

  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => {
      const isElsewhere =
        current.pathname !== next.pathname || JSON.stringify(current.search) !== JSON.stringify(next.search)
      return isDirty && isMine && isElsewhere && !leaving.current && getToken() !== null
    },
    enableBeforeUnload: () => isDirty && isMine && !isSafe && !leaving.current,
    withResolver: true,
  })
  const leave = () => {
    leaving.current = true
    blocker.proceed?.()
  }

  const save = async (submit: boolean, goOn = true, confirmed: readonly string[] = []) => {
    const saved = await form.save(submit, confirmed)
    if (!saved) return false
    if ('values' in saved) {
      try {
        await kept.queue(saved)
      } catch (error) {
        form.setProblem(error as ApiError)
        return false
      }
      leaving.current = true
      props.onQueued()
      return true
    }
    await kept.saved(saved.code, submit)
    setRestored(false)
    if (goOn) {
      leaving.current = true
      props.onSaved(saved, submit)
      leaving.current = submit
    }
    return true
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (!isPublished && busy === null) void save(false)
  })
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  const discardRestored = () => {
    dispatch({
      type: 'reset',
      state: startForm(state.baseline, { baseline: state.baseline, context, manual: [] }),
    })
    setRestored(false)
  }
  const fillFromTemplate = (values: FormValues, name: string) => {
    const before = state
    const { left } = templateValues(entry.definition, state.values)
    dispatch({
      type: 'reset',
      state: startForm({ ...view.defaults, ...left, ...values }, { baseline: state.baseline, context }),
    })
    toastUndo({
      id: 'template',
      message: t`Filled in from “${name}”`,
      undo: () => dispatch({ type: 'reset', state: before }),
    })
  }
  const startAnother = () => {
    leaving.current = true
    void kept.flush().then(() => {
      continueWith(entry.definition.kind, crypto.randomUUID())
      props.onStartAnother()
    })
  }
  return (
    <FormShell
      loading={false}
      submitError={form.problem}
      uploads={form.uploads}
      onSubmit={() => void save(true)}
    >
      {kept.holder === 'elsewhere' && <ElsewhereAlert onTakeOver={kept.takeOver} />}
      <FileKeeperContext value={kept.keeper}>
        <fieldset className={classes.layout} disabled={kept.holder === 'elsewhere'}>
          <div className={classes.main}>
            <div className={classes.head}>
              <Group gap="sm" mb="sm">
                <Title order={1} size="h4">
                  {target.code === null ? t(view.publishTitle) : t`Edit ${target.code}`}
                </Title>
                <DeviceSaveBadge save={kept.failure ? { ...kept.save, state: 'failed' } : kept.save} />
                <TemplateBar
                  entry={entry}
                  values={form.values}
                  title={previewTitles(entry, form.values)?.[lang] ?? ''}
                  onUse={target.code === null ? fillFromTemplate : undefined}
                />
              </Group>
              <PostingFormNotes
                refusal={refusal}
                failure={kept.failure}
                problem={problem}
                restored={
                  isRestored && restoredAt !== null && isMine
                    ? {
                        at: restoredAt,
                        onDiscard: discardRestored,
                        onStartAnother: target.code === null ? startAnother : undefined,
                      }
                    : null
                }
                review={props.review}
                isPublished={isPublished}
                isOfPlatform={entry.definition.postedBy === 'platform'}
              />
              <SpecLineBox
                entry={entry}
                state={state}
                dispatch={dispatch}
                isFirst={postedState === null && restoredAt === null}
              />
            </div>
            {view.groups.map((group, index) => (
              <PostingFormGroup
                key={group.fields[0]}
                entry={entry}
                group={group}
                values={state.values}
                errors={state.errors}
                required={form.required}
                isOpen={form.openGroups.has(index)}
                onToggle={() => form.toggleGroup(index)}
                onEdit={form.onEdit}
                onPending={form.onPending}
              />
            ))}
          </div>
          <PostingFormSide
            entry={entry}
            values={state.values}
            sent={form.values}
            canDraft={!isPublished}
            busy={busy}
            pendingCount={form.pendingCount}
            refusal={refusal}
            request={props.request}
            onDraft={() => void save(false)}
            onSubmit={() => void save(true)}
          />
        </fieldset>
      </FileKeeperContext>
      <LeaveDialog
        opened={blocker.status === 'blocked'}
        isSaving={busy !== null}
        onSaveDraft={
          isPublished
            ? undefined
            : async () => {
                if (await save(false, false)) leave()
                else blocker.reset?.()
              }
        }
        onKeep={isSafe ? leave : undefined}
        onDiscard={() => {
          flushSync(() => setDiscarded(true))
          leave()
        }}
        onStay={() => blocker.reset?.()}
      />
      <UnusualDialog view={view} form={form} onConfirm={(names) => void save(true, true, names)} />
      {newest && (
        <ConflictDialog
          entry={entry}
          mine={form.values}
          newest={newest}
          base={props.newest ? null : state.baseline}
          onDecide={(values) => {
            dispatch({ type: 'reset', state: startForm(values, { baseline: newest, context }) })
            setNewest(null)
          }}
        />
      )}
    </FormShell>
  )
}
