import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type Dispatch } from 'react'
import type { BulkAnswer, BulkApi } from '#contract/postings/bulk.ts'
import { dashboardApi } from '#contract/dashboard.ts'
import { ApiError } from '#shared/api/error.ts'
import { openQuota } from '#shared/quota/open_quota.tsx'
import { toastError } from '#shared/ui/toast.ts'
import type { PostingKindEntry } from '#features/postings/registry.ts'
import type { BulkChange, BulkRow } from './bulk_state.ts'
import type { Readings } from './use_readings.ts'
import { sendRows, type SendMode } from './send_rows.ts'

export type Sending = { mode: SendMode; done: number; total: number }
/** The result of the last trial run: numbers of rows, and how many more the quota allows. */
export type TrialRun = {
  would: number
  updates: number
  pictures: number
  refused: number
  /** Rows whose goods are there already, and of which it is not said what becomes of them. */
  same: number
  room: number | null
  isSubmit: boolean
}

type Given = {
  entry: PostingKindEntry
  api: BulkApi
  dispatch: Dispatch<BulkChange>
  readings: Readings
  /** Called when rows became postings. */
  onSent: () => void
}

/** Sends rows and reports progress; rows that failed stay in the table with the reason. */
export function useSend({ entry, api, dispatch, readings, onSent }: Given) {
  const { t } = useLingui()
  const client = useQueryClient()
  const running = useRef<AbortController>(undefined)
  const [sending, setSending] = useState<Sending | null>(null)
  const [rehearsed, setRehearsed] = useState<TrialRun | null>(null)
  /** Why sending stopped before all rows were sent. */
  const [stopped, setStopped] = useState<string | null>(null)

  const send = async (mode: SendMode, rows: readonly BulkRow[]) => {
    const controller = new AbortController()
    running.current = controller
    const isRehearsal = mode === 'rehearse' || mode === 'rehearse_submit'
    const all: BulkAnswer[] = []
    let roomLeft: number | null = null
    setStopped(null)
    setRehearsed(null)
    setSending({ mode, done: 0, total: rows.length })
    try {
      const exhausted = await sendRows(
        rows.map((row) => ({
          key: row.key,
          values: readings.of(row).values,
          said: [...readings.of(row).said],
          ...(row.same && { same: row.same }),
          ...(row.confirmed && { confirmed: [...row.confirmed] }),
        })),
        {
          api,
          mode,
          signal: controller.signal,
          onAnswers: (answers, done, room) => {
            all.push(...answers)
            roomLeft = room
            dispatch({ type: 'answers', answers, isRehearsal })
            setSending({ mode, done, total: rows.length })
          },
        },
      )
      if (exhausted) {
        setStopped(exhausted.detail)
        const { code, detail, data } = exhausted
        void openQuota(new ApiError({ kind: 'http', status: 422, code, data, message: detail }))
      }
      if (isRehearsal) {
        const answered = new Set(rows.flatMap(({ key, same }) => (same ? [key] : [])))
        const isAsked = ({ key, same }: BulkAnswer) => same !== null && !answered.has(key)
        const sendable = all.filter((one) => one.state !== null && !isAsked(one))
        setRehearsed({
          would: sendable.filter(({ updated }) => updated === null).length,
          updates: sendable.filter(({ updated }) => updated !== null).length,
          pictures: sendable.filter(
            ({ state, errors }) => state === 'draft' && Object.keys(errors).length > 0,
          ).length,
          refused: all.filter(({ state }) => state === null).length,
          same: all.filter((one) => one.state !== null && isAsked(one)).length,
          room: roomLeft,
          isSubmit: mode === 'rehearse_submit',
        })
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const left = rows.length - all.length
      const rest = t`${plural(left, {
        one: 'One row was not answered. Send it again: nothing is made twice.',
        other: '# rows were not answered. Send them again: nothing is made twice.',
      })}`
      setStopped(controller.signal.aborted ? rest : `${error.message} ${rest}`)
      if (!controller.signal.aborted) toastError(error)
    } finally {
      setSending(null)
      if (!isRehearsal && all.some(({ code }) => code)) onSent()
      if (!isRehearsal)
        for (const path of [entry.api.own.path, dashboardApi.backend.path])
          void client.invalidateQueries({ queryKey: [path] })
    }
  }
  return { sending, rehearsed, stopped, send, cancel: () => running.current?.abort() }
}
