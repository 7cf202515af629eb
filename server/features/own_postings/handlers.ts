import type { PostingDefinition } from '#contract/postings/define.ts'
import type { OwnPostingsApi } from '#contract/postings/own_postings_api.ts'
import type { OwnerAction, PostingState } from '#contract/postings/states.ts'
import { readConfirmed } from '#contract/postings/unusual_figures.ts'
import { withDetail, type Context, type Handlers } from '#server/http/mount.ts'
import { numbered } from '#server/http/numbered.ts'
import { Problem } from '#server/http/problem.ts'
import { requirePerson } from '#server/http/session.ts'
import type { DbOrTx } from '#server/db/client.ts'
import type { Owner } from '#server/features/postings/new_posting.ts'
import { editPosting, lockOwn } from '#server/features/postings/edit_posting.ts'
import { createPosting } from './flows.ts'
import { moveOwn, removeOwn } from './moves.ts'
import { listOwn, ownScope, readOwnRow } from './store.ts'
import { countStates } from '#server/features/postings/table_store.ts'
import { posterOf } from '#server/features/postings/poster_store.ts'
import { stateOf, waitsForOwner } from '#server/features/postings/rules.ts'
import { findPosting, readValues } from '#server/features/postings/store.ts'
import { filled } from '#server/features/postings/values.ts'

const submitted = { en: 'Submitted for review', zh: '已提交审核' }
const published = { en: 'Published', zh: '已发布' }
const saved = { en: 'Draft saved', zh: '草稿已保存' }
const removed = { en: 'Draft deleted', zh: '草稿已删除' }
const moved: Record<Exclude<OwnerAction, 'submit'>, { en: string; zh: string }> = {
  withdraw: { en: 'Withdrawn from review', zh: '已撤回' },
  offline: { en: 'Taken offline', zh: '已下架' },
  online: { en: 'Online again', zh: '已重新上架' },
  renew: { en: 'Renewed', zh: '已续期' },
  deal: { en: 'Deal recorded', zh: '已标记成交' },
  close: { en: 'Closed', zh: '已关闭' },
}

/** Endpoints of the posting company: create, edit, move, copy, and its own lists. */
export function ownPostingsHandlers(definition: PostingDefinition): Handlers<OwnPostingsApi> {
  const ownerOf = async ({
    db,
    actor,
    lang,
    now,
  }: Pick<Context<OwnPostingsApi['create']>, 'db' | 'actor' | 'lang' | 'now'>): Promise<Owner> => ({
    definition,
    actor: await posterOf(db, definition, actor),
    lang,
    now,
  })
  const doneText = (state: PostingState, waits = state === 'in_review') => {
    if (waitsForOwner(state)) return saved
    return waits ? submitted : published
  }
  const readRow = async (db: DbOrTx, { actor, lang, now }: Owner, code: string) => {
    const row = await readOwnRow(db, { kind: definition.kind, tenantId: actor.tenantId, code, lang, now })
    if (!row) throw new Problem('not_found')
    return row
  }

  return {
    create: async (context) => {
      const submit = context.query.submit === 1
      if (submit) requirePerson(context.actor)
      const owner = await ownerOf(context)
      const made = await context.db.transaction((tx) =>
        createPosting(tx, owner, {
          values: context.body,
          submit,
          action: 'create',
          confirmed: readConfirmed(context.query.confirmed),
        }),
      )
      if (made.state === 'online') context.afterCommit(() => context.deps.cache.clear())
      return withDetail(made, doneText(made.state))
    },

    update: async (context) => {
      const { params, query, body, deps, afterCommit } = context
      const owner = await ownerOf(context)
      const result = await context.db.transaction(async (tx) => {
        const row = await lockOwn(tx, owner, params.code)
        if (row.latest_revision !== query.revision) {
          throw new Problem('edit_conflict', { data: await readRow(tx, owner, params.code) })
        }
        if (query.submit === 1 || !waitsForOwner(stateOf(row, context.now))) requirePerson(context.actor)
        context.noteBefore(await readValues(tx, row.id))
        const confirmed = readConfirmed(query.confirmed)
        return editPosting(tx, owner, row, { values: body, submit: query.submit === 1, confirmed })
      })
      afterCommit(() => deps.cache.clear())
      const { waits, ...saved } = result
      return withDetail(saved, doneText(saved.state, waits))
    },

    action: async (context) => {
      const { params, deps, afterCommit } = context
      const owner = await ownerOf(context)
      const row = await context.db.transaction(async (tx) => {
        await moveOwn(tx, owner, await lockOwn(tx, owner, params.code), params.action)
        return readRow(tx, owner, params.code)
      })
      afterCommit(() => deps.cache.clear())
      return withDetail(row, params.action === 'submit' ? doneText(row.state) : moved[params.action])
    },

    remove: async (context) => {
      const owner = await ownerOf(context)
      await context.db.transaction(async (tx) =>
        removeOwn(tx, owner, await lockOwn(tx, owner, context.params.code)),
      )
      return withDetail(null, removed)
    },

    copy: async (context) => {
      const owner = await ownerOf(context)
      const made = await context.db.transaction(async (tx) => {
        const row = await lockOwn(tx, owner, context.params.code)
        const values = await readValues(tx, row.id)
        return createPosting(tx, owner, { values, submit: false, action: 'copy', confirmed: [] })
      })
      return withDetail(made, saved)
    },

    own: async (context) => {
      const { db, query, lang, now } = context
      const { tenantId } = (await ownerOf(context)).actor
      const scope = ownScope(definition.kind, tenantId, query)
      const given = { kind: definition.kind, tenantId, query, lang, now }
      const { counts, total } = await countStates(db, scope, query, now)
      const results = await listOwn(db, given)
      return { ...numbered(query, total, results), counts }
    },

    ownOne: async (context) => {
      const owner = await ownerOf(context)
      const { code } = context.params
      const row = await readRow(context.db, owner, code)
      const record = await findPosting(context.db, definition.kind, code, { tenantId: owner.actor.tenantId })
      if (!record) throw new Problem('not_found')
      return { ...row, values: filled(await readValues(context.db, record.id)) }
    },
  }
}
