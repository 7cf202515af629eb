import { changedFields, recordAudit } from '#server/db/audit.ts'
import { Detailed, type Context, type RunHandler } from './mount.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { postings } from '#contract/postings/index.ts'

type Fields = Readonly<Record<string, unknown>>

/** The posting that is written to or made, so that the log is searched by its code; otherwise the account. */
function objectOf({ path }: Endpoint, { code }: { code?: string }, accountId: number) {
  const [, , kind = ''] = path.split('/')
  return kind in postings && code !== undefined
    ? { kind, sign: code }
    : { kind: 'impersonation', sign: accountId }
}

const isFilled = (value: unknown) =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

/** The filled fields of a body or of what it replaces; the values of a template count as fields. */
function fieldsOf({ values, ...fields }: Fields): Fields {
  const all = { ...fields, ...(values as Fields | undefined) }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => isFilled(value)))
}

/**
 * Returns a `run` that carries out a write of an operator who acts for an account in one transaction with its line in
 * the audit log, which names both and has the values before and after (decision 126). What is secret is never among
 * them: a call that takes a password or a code is `only_in_person`.
 */
export const recorded =
  (run: RunHandler): RunHandler =>
  async (endpoint, handler, context) => {
    const { actor, params, query, body, now } = context as Context<Endpoint>
    const isRead = endpoint.method === 'GET' || (query as { dry_run?: unknown }).dry_run === 1
    if (!actor || actor.operatorId === null || isRead) return run(endpoint, handler, context)
    const { accountId, operatorId } = actor
    let effects: (() => void)[] = []
    const answer = await context.db.transaction(async (tx) => {
      // The transaction may be retried.
      effects = []
      let held: object | undefined
      let several: Parameters<typeof context.noteSeveral>[0] | undefined
      const answered = await run(endpoint, handler, {
        ...context,
        db: tx,
        afterCommit: (effect) => void effects.push(effect),
        noteBefore: (fields) => void (held = fields),
        noteSeveral: (done) => void (several = done),
      })
      const call = `${endpoint.method} ${endpoint.path}`
      const line = { actorId: operatorId, onBehalfOf: accountId, action: 'write', now }
      for (const { code, before, after } of several?.changed ?? []) {
        const fields = changedFields(fieldsOf(before as Fields), fieldsOf(after as Fields))
        const object = objectOf(endpoint, { code }, accountId)
        await recordAudit(tx, {
          ...line,
          ...object,
          before: fields.before,
          after: { call, code, ...fields.after },
        })
      }
      const sent = fieldsOf((several?.made ?? body) as Fields)
      // A table none of whose rows was taken has written nothing.
      if (several && Object.keys(sent).length === 0) return answered
      const changed = held ? changedFields(fieldsOf(held as Fields), sent) : { before: null, after: sent }
      const made = answered instanceof Detailed ? (answered.data as unknown) : answered
      const named = { ...(made as { code?: string } | null), ...(params as { code?: string }) }
      await recordAudit(tx, {
        ...line,
        ...objectOf(endpoint, named, accountId),
        before: changed.before,
        after: { call, ...(params as object), ...changed.after },
      })
      return answered
    })
    for (const effect of effects) context.afterCommit(effect)
    return answer
  }
