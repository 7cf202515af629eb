import type * as z from 'zod/mini'
import type { MarketApi } from '#contract/postings/api.ts'
import type { PostingDefinition } from '#contract/postings/define.ts'
import type { paging } from '#contract/postings/filters.ts'
import type { Suggestion } from '#contract/postings/suggest.ts'
import type { PostingDetail, PostingRow } from '#contract/postings/views.ts'
import { anyoneMay } from '#server/features/company/may_rules.ts'
import { lockTenant } from '#server/features/company/store.ts'
import { fieldProblem } from '#server/http/field_problem.ts'
import { RawJson, type Answer, type Context, type Handlers } from '#server/http/mount.ts'
import { countOf } from '#server/http/numbered.ts'
import { Problem } from '#server/http/problem.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { countCards, countContactViews, logContactView, readContact } from './contact_store.ts'
import { cursorAfter, readCursor } from './cursor.ts'
import { readDetail } from './detail_store.ts'
import { countFacets } from './facet_store.ts'
import type { Filters } from './filter_store.ts'
import { readQuotas } from './quota_store.ts'
import { everybody, listReader, type Reader } from './reader_store.ts'
import { isEditable, isOwner, limitOf, maySeeDetail, requireWithinLimit, stateOf } from './rules.ts'
import { countOnline, listOnline, listSimilar } from './search_store.ts'
import { findPosting } from './store.ts'
import { suggest } from './suggest.ts'
import { detailFor, filtersFor, isOutsider, readerOf, rowForOutsiders } from './visibility_rules.ts'

/** The parsed query; the generic definition hides the types of its parts. */
type ListInput = Filters & z.output<z.ZodMiniObject<typeof paging>>

/** A search with other filters finds nothing for their sake too. */
const isKeywordAlone = (asked: Filters): asked is Filters & { keyword: string } =>
  typeof asked.keyword === 'string' &&
  Object.entries(asked).every(([name, value]) => name === 'keyword' || value === undefined)

/** Cache times in ms: counts and facets change slowly and cost more than lists. */
const ttl = { list: 2_000, count: 60_000, facets: 60_000 }
const similarLimit = 8

/** Only rows that can be for members have to be parsed. */
const textForOutsiders = (row: string): string =>
  row.includes('"members"') ? JSON.stringify(rowForOutsiders(JSON.parse(row) as PostingRow)) : row

type Shared = Pick<Context<MarketApi['list']>, 'deps' | 'now'> & { reader: Reader; key: string; ttl: number }

/** Answers with cached JSON for readers who see what everybody sees; for others it is computed each time. */
const shared = async <T>(
  { deps, now, reader, key, ttl }: Shared,
  make: () => Promise<string>,
): Promise<Answer<T>> =>
  reader === everybody ? deps.cache.answer<T>(key, { ttl, now }, make) : new RawJson<T>(await make())

/** Endpoints of the marketplace: lists, facets, suggestions, pages and contact cards. */
export function postingHandlers(definition: PostingDefinition): Handlers<MarketApi> {
  const { kind } = definition

  const readerOfList = ({ deps, actor, now }: Pick<Context<MarketApi['list']>, 'deps' | 'actor' | 'now'>) =>
    listReader(deps, readerOf(actor, definition), now)

  async function listText(
    { deps, query, actor, lang, now }: Context<MarketApi['list']>,
    reader: Reader,
  ): Promise<string> {
    const { ordering, app_cursor: cursor, page, size, ...asked } = query as ListInput
    const outsider = isOutsider(actor, definition)
    const filters = filtersFor(outsider, asked, ordering)
    const after = cursor === undefined ? undefined : readCursor(cursor, ordering)
    if (cursor !== undefined && !after) throw fieldProblem('app_cursor', 'format_unknown', lang)
    const at = now.toISOString()
    const offset = after ? 0 : ((page ?? 1) - 1) * size
    const wanted = { filters, ordering, offset, limit: size + 1, ...(after && { after }) }
    const found = await listOnline(deps.database, kind, wanted, { lang, now: at, reader })
    const shown = found.lines.slice(0, size)
    if (shown.length === 0 && !after && offset === 0 && isKeywordAlone(asked))
      deps.misses.count(kind, asked.keyword, now)
    const hasMore = found.lines.length > size
    const last = hasMore ? (JSON.parse(shown.at(-1) ?? '{}') as PostingRow) : undefined
    const end = {
      has_more: hasMore,
      next_cursor: last ? cursorAfter(last, ordering) : null,
      ...(await total()),
    }
    return `{"results":[${(outsider ? shown.map(textForOutsiders) : shown).join(',')}],${JSON.stringify(end).slice(1)}`

    // Only the first page carries the count; a request with a cursor follows one.
    async function total(): Promise<{ count?: number; count_exact?: boolean }> {
      if (after) return {}
      if (offset === 0 && !hasMore) return countOf(shown.length)
      const key = `count ${kind} ${JSON.stringify(filters)}`
      const counted = () => countOnline(deps.database, kind, filters, { now: at, reader })
      const kept = () => deps.cache.get(key, { ttl: ttl.count, now }, counted)
      const count = found.count ?? (await (reader === everybody ? kept() : counted()))
      return countOf(count)
    }
  }

  return {
    // Rows are the same for all readers, except where a posting is limited to members or invited companies.
    list: async (context) => {
      const { deps, query, actor, lang, now } = context
      const key = `list ${kind} ${lang} ${isOutsider(actor, definition)} ${JSON.stringify(query)}`
      const reader = await readerOfList(context)
      const given = { deps, now, reader, key, ttl: ttl.list }
      return shared(given, () => listText(context, reader))
    },

    facets: async (context) => {
      const { db, deps, query, actor, now } = context
      const outsider = isOutsider(actor, definition)
      const filters = filtersFor(outsider, query)
      const key = `facets ${kind} ${outsider} ${JSON.stringify(filters)}`
      const reader = await readerOfList(context)
      return shared({ deps, now, reader, key, ttl: ttl.facets }, async () =>
        JSON.stringify(
          await countFacets(db, kind, { filters, outsider }, { now: now.toISOString(), reader }),
        ),
      )
    },

    suggest: ({ db, query, actor, lang, now }): Promise<Suggestion[]> =>
      suggest(db, kind, query.keyword, {
        lang,
        now: now.toISOString(),
        reader: readerOf(actor, definition),
      }),

    detail: async ({ db, deps, params, actor, lang, now, request }): Promise<PostingDetail> => {
      const sees = readerOf(actor, definition)
      const reader = { accountId: actor?.accountId ?? null, tenantId: actor?.tenantId ?? null, sees }
      const isOffer = definition.side === 'seller'
      const found = await readDetail(db, { kind, isOffer, code: params.code, reader, lang, now })
      const facts = found && {
        state: found.detail.state,
        tenant_id: found.tenantId,
        submitted_at: found.submittedAt,
      }
      if (!found || !facts || !maySeeDetail(actor, facts, definition.adminPermission))
        throw new Problem('not_found')
      const isOwn = isOwner(actor, definition, facts)
      if (found.detail.state === 'online' && !isOwn) deps.views.count(found.id, request, now)
      const refused = {
        intend: anyoneMay(actor).respondTo({ ...facts, hasOpenResponse: found.hasOpenResponse }, definition)
          .refusal,
        contact: anyoneMay(actor).seeContactOf(facts).refusal,
      }
      return {
        ...detailFor(found.detail, { isOwn, actor }, definition),
        can: {
          intend: refused.intend === null,
          contact: refused.contact === null,
          collect: actor !== null,
          update:
            isOwn &&
            isEditable(facts.state) &&
            actor !== null &&
            actor.permissions.has(definition.permission),
        },
        refused,
      }
    },

    similar: async ({ db, params, actor, lang, now }) => {
      const reader = readerOf(actor, definition)
      const row = await findPosting(db, kind, params.code, { reader })
      if (!row || !maySeeDetail(actor, { ...row, state: stateOf(row, now) }, definition.adminPermission)) {
        throw new Problem('not_found')
      }
      const outsider = isOutsider(actor, definition)
      // Similar postings would reveal its dimensions.
      if (outsider && row.visibility === 'members') return []
      const found = await listSimilar(db, kind, params.code, {
        lang,
        now: now.toISOString(),
        reader,
        limit: similarLimit,
      })
      return new RawJson(`[${(outsider ? found.map(textForOutsiders) : found).join(',')}]`)
    },

    contact: async ({ db, params, actor, lang, now }) => {
      const row = await findPosting(db, kind, params.code, { reader: readerOf(actor, definition) })
      const facts = row && { ...row, state: stateOf(row, now) }
      if (!row || !facts || !maySeeDetail(actor, facts, definition.adminPermission))
        throw new Problem('not_found')
      anyoneMay(actor).seeContactOf(facts).orRefuse()
      const tenantId = actor.tenantId as number
      const quotas = await readQuotas(db)
      const limit = limitOf(quotas, 'contact_views_per_day', actor)
      const viewed = { tenantId, sellerTenantId: row.tenant_id, day: chinaDay(now) }
      const left = (used: number) => (limit === null ? null : Math.max(0, limit - used))
      if (tenantId === row.tenant_id) {
        const used = await countCards(db, viewed)
        return { ...(await readContact(db, row.tenant_id, lang)), left_today: left(used) }
      }
      return db.transaction(async (tx) => {
        await lockTenant(tx, tenantId)
        const { used, seen } = await countContactViews(tx, viewed)
        if (!seen) requireWithinLimit(quotas, 'contact_views_per_day', actor, used)
        await logContactView(tx, { ...viewed, accountId: actor.accountId, postingId: row.id, now })
        return { ...(await readContact(tx, row.tenant_id, lang)), left_today: left(seen ? used : used + 1) }
      })
    },
  }
}
