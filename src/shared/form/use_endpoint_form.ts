import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import type { Body, Endpoint, Input, Reply } from '#contract/endpoint.ts'
import { check, type FieldErrors } from '#contract/validation.ts'
import { call, type CallOptions } from '../api/call.ts'
import { ApiError } from '../api/error.ts'
import { lang } from '../i18n/language.ts'
import { holdUnsaved } from '../offline/unsaved.ts'
import { unsentValues } from '../session/account_memory.ts'
import { useActingRefusal } from './only_in_person.ts'
import { toastError } from '../ui/toast.ts'
import { createFailedUploads } from './failed_uploads.ts'
import { fieldsOf } from './form_fields.ts'
import { onlyErrorsOf, showFirstError, withoutErrorsOf } from './show_field_errors.ts'

type OrNull<T> = { [K in keyof T]: T[K] | null }
/** The values of an endpoint's form: the input of its body, where an empty field may be null. */
type FormValues<E extends Endpoint> = OrNull<z.input<E['body']>>

type Given<E extends Endpoint, V> = {
  /** Prefix of the inputs' ids: with `join` the input of `quantity` has the id `join-quantity`. */
  id: string
  /** The initial values, in the order of the fields on the page; later changes of this prop are ignored. */
  values: V
  params?: z.input<E['params']>
  /** Converts the values to the body; without it they are the body. */
  toBody?: (values: V) => FormValues<E>
  /** Additional messages by field, which replace those of the schema. */
  alsoCheck?: (values: V) => FieldErrors
  /** Name under which this tab stores unsent input for the account. */
  keptAs?: string
  /**
   * Endpoints whose answers the call changes. They are refetched afterwards, and after a 409, when somebody else was
   * faster.
   */
  changes?: readonly Pick<Endpoint, 'path'>[]
  /** Sends the body in another way than by calling the endpoint. Throws an ApiError. */
  send?: (body: Body<E>, options: CallOptions) => Promise<Reply<E>>
  /** The form counts as sending until this has resolved. */
  onSent?: (reply: Reply<E>, sent: Body<E>) => unknown
  /** Field messages for a refusal whose code says more than its `fields`. */
  onRefused?: (error: ApiError) => FieldErrors | undefined
}
/** Required if the values are not a valid body. */
type Making<E extends Endpoint, V> = V extends FormValues<E> ? object : { toBody: object }

/**
 * A form for an endpoint's body: validated by the contract's schema in the reader's language, sent once, with the
 * errors of both at the fields and the first one as a toast that names its field. A repeat of the same body carries
 * the same Idempotency-Key if the endpoint supports it.
 */
export function useEndpointForm<E extends Endpoint, V extends object>(
  endpoint: E,
  given: Given<E, V> & Making<E, V>,
) {
  const { id, keptAs, changes = [], onSent, onRefused } = given
  const client = useQueryClient()
  const reserved = useActingRefusal(endpoint)
  const [start, setStart] = useState(given.values)
  const [edits, setEdits] = useState<Partial<V>>(
    () => (keptAs && unsentValues.read<Partial<V>>(keptAs)) || {},
  )
  const [errors, setErrors] = useState<FieldErrors>({})
  const [uploads] = useState(createFailedUploads)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const lastSent = useRef({ text: '', key: '' })
  const values: V = useMemo(() => ({ ...start, ...edits }), [start, edits])
  const isEdited = Object.keys(edits).length > 0
  useEffect(() => {
    if (keptAs && isEdited) unsentValues.keep(keptAs, edits)
  }, [keptAs, isEdited, edits])
  // What is being typed is not taken away by an update that another tab has asked for.
  useEffect(() => (isEdited ? holdUnsaved() : undefined), [isEdited])

  const show = (found: FieldErrors) => {
    setErrors(found)
    showFirstError(found, Object.keys(values), (path) => [`${id}-${path}`, `${id}-${path.split('.')[0]}`])
  }
  const askAgain = () => {
    for (const { path } of changes) void client.invalidateQueries({ queryKey: [path] })
  }
  const keyFor = (body: unknown): string => {
    const text = JSON.stringify([given.params, body])
    if (lastSent.current.text !== text) lastSent.current = { text, key: crypto.randomUUID() }
    return lastSent.current.key
  }
  const sending = useMutation({
    mutationFn: (body: Body<E>) => {
      const options = { idempotencyKey: endpoint.idempotent ? keyFor(body) : undefined, keep: true }
      if (given.send) return given.send(body, options)
      const input = { ...(given.params ? { params: given.params } : {}), body } as Input<E>
      return call(endpoint, input, options)
    },
    // Handled below, at the fields if it concerns fields.
    meta: { quiet: true },
    onSuccess: async (reply, sent) => {
      if (keptAs) unsentValues.forget(keptAs)
      askAgain()
      await onSent?.(reply, sent)
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return
      if (error.status === 409) askAgain()
      const found = { ...error.fields, ...onRefused?.(error) }
      if (Object.keys(found).length > 0) return show(found)
      setRefusal(error)
      toastError(error)
    },
  })
  const found = (): { body?: Body<E>; errors: FieldErrors } => {
    const read = check(endpoint.body, given.toBody ? given.toBody(values) : values, lang)
    const all = { ...(read.ok ? {} : read.errors), ...given.alsoCheck?.(values) }
    return { ...(read.ok && { body: read.value as Body<E> }), errors: all }
  }
  const submit = () => {
    if (sending.isPending || reserved || uploads.refuse()) return
    const { body, errors: all } = found()
    show(all)
    setRefusal(null)
    if (body !== undefined && Object.keys(all).length === 0) sending.mutate(body)
  }
  /** Changes some values and removes their messages. */
  const set = (change: Partial<V>) => {
    setEdits((known) => ({ ...known, ...change }))
    setErrors((known) => withoutErrorsOf(known, Object.keys(change)))
  }
  return {
    values,
    set,
    /** Resets the form to the same values or others. */
    reset: (next: V = start) => {
      setStart(next)
      setEdits({})
      setErrors({})
      setRefusal(null)
      if (keptAs) unsentValues.forget(keptAs)
    },
    /** By dotted path of the body: `dims.d`, `pieces.0.length`. */
    errors,
    isEdited,
    isSending: sending.isPending,
    isSent: sending.isSuccess,
    /** The props for `FormShell`. */
    shell: { loading: false, submitError: refusal, onSubmit: submit, reserved, uploads },
    /** Validates one field or all without sending; returns true if nothing is wrong. */
    check: (name?: keyof V & string): boolean => {
      const all = found().errors
      const said = name === undefined ? all : onlyErrorsOf(all, name)
      show(said)
      return Object.keys(said).length === 0
    },
    ...fieldsOf({ id, values, set, errors }),
  }
}

/** A form of `useEndpointForm`, for components that take it. */
export type EndpointForm<V extends object> = ReturnType<typeof useEndpointForm<Endpoint, V>>
