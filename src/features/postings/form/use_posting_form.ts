import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCallback, useMemo, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PostingDefinition } from '#contract/postings/define.ts'
import type { UnusualFigure } from '#contract/postings/unusual_figures.ts'
import type { RegionIndex } from '#contract/reference/regions.ts'
import { check, type FieldErrors } from '#contract/validation.ts'
import { ApiError } from '#shared/api/error.ts'
import { createFailedUploads } from '#shared/form/failed_uploads.ts'
import { firstError, showFirstError } from '#shared/form/show_field_errors.ts'
import { lang } from '#shared/i18n/language.ts'
import { localFiles, withoutLocal } from '#shared/offline/local_files.ts'
import { useRegions } from '#shared/reference/reference.ts'
import { readRegion } from '#shared/spreadsheet/read_region.ts'
import { toastError } from '#shared/ui/toast.ts'
import type { PostingView } from '../define_view.ts'
import type { Unanswered } from '#shared/offline/account_rows.ts'
import { changeForm, type FormContext, type FormState } from './form_state.ts'
import { sameValues } from '#shared/offline/same_values.ts'
import { outgoing, requiredNames, type FormValues } from './form_values.ts'
import { fieldId } from './PostingField.tsx'
import type { PostingKindEntry } from '../registry.ts'
import { saveCalls } from './save_calls.ts'
import { figuresInQuestion } from '../unusual_text.ts'
import { savePosting, type Saved, type Target } from '#shared/offline/save_posting.ts'

/** Returns the default values of a kind's form, and which fields the kind has. */
export const formContext = ({ definition, view }: PostingKindEntry, regions?: RegionIndex): FormContext => ({
  defaults: view.defaults,
  hasField: (name) => name in definition.fields,
  regionOf: (place) => {
    const found = regions && readRegion(regions, place)
    return found && 'value' in found ? found.value : undefined
  },
})

type Given = {
  entry: PostingKindEntry
  start: FormState
  target: Target
  key: string
  unanswered: Unanswered | null
  onConflict: () => void
}

/** Whether the network or the server failed, not the input; the queue can then send the form later. */
const isTemporary = ({ kind, status }: ApiError): boolean =>
  kind === 'offline' || kind === 'timeout' || status === 429 || status >= 500

/** A form to queue instead of sending it now: its values, and an earlier create call that was not answered. */
export type ToQueue = {
  values: FormValues
  unanswered: Unanswered | null
  confirmed: readonly string[]
}

/** Holds the state of a posting's form, checks it and saves it on the server. */
export function usePostingForm(given: Given) {
  const { t } = useLingui()
  const { entry, start, target: initialTarget, key, unanswered: initialUnanswered, onConflict } = given
  const view = entry.view as PostingView
  // Widens the union of kinds to the type that the checks take.
  const definition: PostingDefinition = entry.definition
  const regions = useRegions()
  const context = useMemo(() => formContext(entry, regions), [entry, regions])
  const [state, dispatch] = useReducer(
    (before: FormState, change: Parameters<typeof changeForm>[1]) => changeForm(before, change, context),
    start,
  )
  const [target, setTarget] = useState(initialTarget)
  const [unanswered, setUnanswered] = useState(initialUnanswered)
  const lastUnanswered = useRef(initialUnanswered)
  const [busy, setBusy] = useState<'draft' | 'submit' | null>(null)
  const [problem, setProblem] = useState<ApiError | null>(null)
  /** The figures that the server asks about before it takes the posting. */
  const [asked, setAsked] = useState<readonly UnusualFigure[]>([])
  const [openGroups, setOpenGroups] = useState<ReadonlySet<number>>(new Set())
  const [uploads] = useState(createFailedUploads)
  const pending = useRef(new Map<string, { count: number; onlyHere: number }>())
  const [pendingCount, setPendingCount] = useState(0)

  const values = useMemo(() => outgoing(definition, view, state.values), [definition, view, state.values])
  const baseline = useMemo(
    () => outgoing(definition, view, state.baseline),
    [definition, view, state.baseline],
  )
  const isDirty = useMemo(() => !sameValues(values, baseline), [values, baseline])
  const required = useMemo(
    () => requiredNames(definition, view, state.values),
    [definition, view, state.values],
  )
  const onEdit = useCallback((name: string, value: unknown) => dispatch({ type: 'edit', name, value }), [])
  const onPending = useCallback((name: string, count: number, onlyHere: number) => {
    pending.current.set(name, { count, onlyHere })
    setPendingCount([...pending.current.values()].reduce((sum, one) => sum + one.count, 0))
  }, [])
  const toggleGroup = (index: number) =>
    setOpenGroups((open) => {
      const next = new Set(open)
      if (!next.delete(index)) next.add(index)
      return next
    })

  const showErrors = (errors: FieldErrors) => {
    const order = view.groups.flatMap((group) => group.fields)
    const first = firstError(errors, order)
    flushSync(() => {
      dispatch({ type: 'errors', errors })
      setOpenGroups((open) => {
        const wrong = view.groups.flatMap((group, index) =>
          group.fields.some((name) => Object.keys(errors).some((path) => path.split('.')[0] === name))
            ? [index]
            : [],
        )
        return new Set([...open, ...wrong])
      })
    })
    if (first === undefined) return
    showFirstError(errors, order, (path) => {
      const name = path.split('.')[0]!
      const holder = Object.keys(view.joined).find((one) => view.joined[one] === name)
      return [path, name, ...(holder ? [holder] : [])].map(fieldId)
    })
  }

  /**
   * Saves a draft or submits. Returns what was saved, or null when it was refused and the reason is shown. Returns
   * what to queue when submitting is not possible now: no network, a failing server, or files not uploaded yet.
   */
  const save = async (
    submit: boolean,
    confirmed: readonly string[] = [],
  ): Promise<Saved | ToQueue | null> => {
    if (submit && uploads.refuse()) return null
    // A posting must not be submitted without a file that the person sees in the form.
    const onlyHere = [...pending.current.values()].reduce((sum, one) => sum + one.onlyHere, 0)
    if (submit && onlyHere > 0) {
      const message = t`${plural(onlyHere, {
        one: '# file is neither on the server nor stored on this device yet. Wait for it, or remove it.',
        other:
          '# files are neither on the server nor stored on this device yet. Wait for them, or remove them.',
      })}`
      setProblem(new ApiError({ kind: 'unknown', message }))
      toastError(message)
      return null
    }
    const checked = check(submit ? definition.complete : definition.draft, values, lang)
    if (!checked.ok) {
      showErrors(checked.errors)
      return null
    }
    setBusy(submit ? 'submit' : 'draft')
    setProblem(null)
    const hasUploads = localFiles(checked.value).length > 0
    try {
      if (submit && (hasUploads || !navigator.onLine))
        return { values: checked.value, unanswered: lastUnanswered.current, confirmed }
      const saved = await savePosting(saveCalls(entry.api), {
        target,
        values: withoutLocal(checked.value),
        submit,
        confirmed,
        key,
        unanswered,
        onUnanswered: (next) => {
          lastUnanswered.current = next
          setUnanswered(next)
        },
      })
      flushSync(() => {
        setTarget({ code: saved.code, revision: saved.revision })
        dispatch({ type: 'saved', values: withoutLocal(state.values) })
      })
      return saved
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (submit && isTemporary(error))
        return { values: checked.value, unanswered: lastUnanswered.current, confirmed }
      if (Object.keys(error.fields).length > 0) showErrors(error.fields)
      else if (error.code === 'edit_conflict') onConflict()
      else if (error.code === 'figures_unusual') setAsked(figuresInQuestion(error.data))
      else {
        setProblem(error)
        toastError(error)
      }
      return null
    } finally {
      setBusy(null)
    }
  }
  return {
    state,
    dispatch,
    values,
    isDirty,
    required,
    target,
    setTarget,
    unanswered,
    busy,
    problem,
    setProblem,
    asked,
    setAsked,
    openGroups,
    toggleGroup,
    pendingCount,
    uploads,
    onEdit,
    onPending,
    save,
    showErrors,
  }
}

export type PostingFormState = ReturnType<typeof usePostingForm>
