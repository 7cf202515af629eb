import type { PostingState } from '#contract/postings/states.ts'
import type { OutboxAnswer, OutboxRow, Unanswered } from './account_rows.ts'
import { isRefusal } from './outbox_rules.ts'
import { sameValues } from './same_values.ts'

type Values = OutboxRow['values']

export type Target = { code: string | null; revision: number | null }
export type Saved = { code: string; state: PostingState; revision: number }

/** `confirmed`: names of unusual figures that the person means. */
export type Sent = { submit: boolean; confirmed?: readonly string[] | undefined }

/** The two endpoints of a kind that saving needs. */
export type SaveCalls = {
  create: (values: Values, sent: Sent, key: string) => Promise<Omit<Saved, 'revision'>>
  update: (target: { code: string; revision: number }, values: Values, sent: Sent) => Promise<Saved>
}

type Given = {
  target: Target
  values: Values
  submit: boolean
  confirmed?: readonly string[] | undefined
  /** Idempotency key per form, so that a repeated create has one effect. */
  key: string
  unanswered: Unanswered | null
  /** Called before a create is sent and again when it was answered. */
  onUnanswered: (unanswered: Unanswered | null) => void | Promise<void>
}

/**
 * Creates or updates a posting. When an earlier create got no answer and the form has changed since, that create is
 * repeated first: it returns the code of the posting, and the new values are saved as an edit. Throws what the calls
 * throw.
 */
export async function savePosting(calls: SaveCalls, given: Given): Promise<Saved> {
  const { target, values, submit, confirmed, key, unanswered, onUnanswered } = given
  const create = async (sent: Values, submits: boolean): Promise<Saved> => {
    await onUnanswered({ key, values: sent, submit: submits })
    try {
      const made = await calls.create(sent, { submit: submits, confirmed }, key)
      await onUnanswered(null)
      return { ...made, revision: 1 }
    } catch (error) {
      if (isRefusal(error) && error.kind === 'http' && error.status < 500) await onUnanswered(null)
      throw error
    }
  }
  if (target.code !== null)
    return calls.update({ code: target.code, revision: target.revision ?? 1 }, values, { submit, confirmed })
  const isSame = !unanswered || (sameValues(unanswered.values, values) && unanswered.submit === submit)
  if (isSame) return create(values, submit)
  const made = await create(unanswered.values, unanswered.submit)
  return calls.update(made, values, { submit, confirmed })
}

/** What the queue also needs: the newest version of an own posting. */
export type QueueCalls = SaveCalls & { current: (code: string) => Promise<{ state: string; values: Values }> }

/** Sends an item of the queue whose files are all on the server. Throws only Refusals. */
export async function sendQueued(
  calls: QueueCalls,
  row: OutboxRow,
  values: Values,
  onUnanswered: Given['onUnanswered'],
): Promise<OutboxAnswer> {
  const { code, revision, submit, confirmed, key, unanswered, attempts } = row
  try {
    return await savePosting(calls, {
      target: { code, revision },
      values,
      submit,
      confirmed,
      key,
      unanswered,
      onUnanswered,
    })
  } catch (error) {
    const isOwnEdit = isRefusal(error) && error.code === 'edit_conflict' && attempts > 1
    if (!isOwnEdit || code === null) throw error
    // An edit whose answer was lost is recognised as the newest version on the server.
    const current = await calls.current(code)
    if (!sameValues(current.values, values)) throw error
    return { code, state: current.state }
  }
}
