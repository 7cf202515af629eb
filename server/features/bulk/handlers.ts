import { bulkLimits, type BulkApi } from '#contract/postings/bulk.ts'
import { lastingFields } from '#contract/postings/bulk_memory.ts'
import type { PostingDefinition } from '#contract/postings/define.ts'
import { may } from '#server/features/company/may_rules.ts'
import type { Context, Handlers } from '#server/http/mount.ts'
import { requirePerson } from '#server/http/session.ts'
import { createRows, dryRunRows } from './flows.ts'
import { addColumns, exportRows, readColumns, readNewest, readReadings, storeReading } from './store.ts'
import type { Owner } from '#server/features/postings/new_posting.ts'
import { posterOf } from '#server/features/postings/poster_store.ts'
import { roomLeft } from '#server/features/postings/publishing.ts'
import { filled } from '#server/features/postings/values.ts'

type Asked = Pick<Context<BulkApi['enter']>, 'db' | 'actor' | 'lang' | 'now'>

/** Bulk endpoints: importing the rows of a table, remembering how it was read, and export. */
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
      // A dry run shows what the company's own submission would become.
      if (submit && query.dry_run !== 1) requirePerson(context.actor)
      const owner = await ownerOf(context)
      may(owner.actor).trade().orRefuse()
      if (submit) may(owner.actor).publish(definition).orRefuse()
      const written =
        query.dry_run === 1
          ? { rows: await dryRunRows(db, owner, body.rows, submit), made: [], changed: [] }
          : await db.transaction((tx) => createRows(tx, owner, body.rows, submit))
      const { rows, made, changed } = written
      context.noteSeveral({ made: { rows: made }, changed })
      if (rows.some(({ state, updated }) => state === 'online' || updated))
        context.afterCommit(() => context.deps.cache.clear())
      return { rows, room: await roomLeft(db, owner) }
    },

    columns: async (context) => {
      const scope = await scopeOf(context)
      const newest = await readNewest(context.db, scope)
      const lasting = lastingFields(definition)
      const kept = Object.entries(newest?.values ?? {}).filter(([name]) => lasting.includes(name))
      return {
        columns: await readColumns(context.db, scope),
        readings: await readReadings(context.db, scope),
        newest: newest ? { code: newest.code, values: Object.fromEntries(kept) } : null,
      }
    },

    rememberColumns: async (context) => {
      const { db, body, now } = context
      const scope = await scopeOf(context)
      await addColumns(db, { ...scope, columns: body.columns, now })
      if (body.reading) await storeReading(db, { ...scope, reading: body.reading, now })
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
