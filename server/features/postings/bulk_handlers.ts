import { bulkLimits, type BulkApi } from '#contract/postings/bulk.ts'
import type { PostingDefinition } from '#contract/postings/define.ts'
import type { Context, Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import { enterRows, rehearse } from './bulk_flows.ts'
import { addColumns, exportRows, readColumns } from './bulk_store.ts'
import type { Owner } from './owner_flows.ts'
import { posterOf } from './poster_store.ts'
import { refuseUnlessMayPublish, roomLeft } from './publishing.ts'
import { filled } from './values.ts'

type Asked = Pick<Context<BulkApi['enter']>, 'db' | 'actor' | 'lang' | 'now'>

/** Many postings at once: what a table gives, how its headings were understood, and the way out again. */
export function bulkHandlers(definition: PostingDefinition): Handlers<BulkApi> {
  const ownerOf = async ({ db, actor, lang, now }: Asked): Promise<Owner> => ({
    definition,
    actor: await posterOf(db, definition, actor),
    lang,
    now,
  })
  const scopeOf = async (asked: Asked) => {
    const { tenantId } = (await ownerOf(asked)).actor
    return { tenantId, kind: definition.kind }
  }

  return {
    enter: async (context) => {
      const { db, query, body } = context
      const submit = query.submit === 1
      const owner = await ownerOf(context)
      if (owner.actor.creditRating === 0) throw new Problem('company_frozen')
      if (submit) refuseUnlessMayPublish(owner.actor, definition)
      const rows =
        query.dry_run === 1
          ? await rehearse(db, owner, body.rows, submit)
          : await db.transaction((tx) => enterRows(tx, owner, body.rows, submit))
      return { rows, room: await roomLeft(db, owner) }
    },

    columns: async (context) => ({ columns: await readColumns(context.db, await scopeOf(context)) }),

    rememberColumns: async (context) => {
      const { db, body, now } = context
      await addColumns(db, { ...(await scopeOf(context)), columns: body.columns, now })
      return null
    },

    export: async (context) => {
      const { db, query, now } = context
      const limit = bulkLimits.page + 1
      const scope = await scopeOf(context)
      const found = await exportRows(db, { ...scope, after: query.app_cursor, limit, now })
      const results = found.slice(0, bulkLimits.page)
      return {
        results: results.map((row) => ({ ...row, values: filled(row.values) })),
        next_cursor: found.length < limit ? null : (results.at(-1)?.code ?? null),
      }
    },
  }
}
