import type { appEditionApi, PackageKind } from '#contract/app_edition.ts'
import { appEditionAdminApi, appEditionResource } from '#contract/resources/app_edition.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { fieldProblem } from '#server/http/field_problem.ts'
import type { Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import type { ServedResource } from '#server/http/resources/resource.ts'
import { StoredFile } from '#server/http/stored_file.ts'
import { changedFixed, fileNameOf, orderRefusal, refusedOfEdition, updateOf, type Ordered } from './rules.ts'
import {
  editionRows,
  lockEditions,
  newestEdition,
  otherEditions,
  publishedEditions,
  publishedFile,
  setPublished,
  setWithdrawn,
} from './store.ts'

/** How long an answer is kept at most (ms): a write empties the cache of every node that hears of it (decision 017). */
const ttl = 2_000

export const appEditionHandlers: Handlers<typeof appEditionApi> = {
  latest: async ({ db, deps, query: { kind, version_code: installed }, lang, now }) => {
    // Kept for all installed versions together: one row for each kind and language.
    const newest = await deps.cache.get(`app_edition ${kind} ${lang}`, { ttl, now }, () =>
      newestEdition(db, kind, lang),
    )
    return newest ? { ...newest, ...updateOf(newest, installed) } : null
  },

  list: ({ db, deps, query: { kind }, lang, now }) =>
    deps.cache.answer(`app_editions ${kind} ${lang}`, { ttl, now }, async () =>
      JSON.stringify(await publishedEditions(db, kind, lang)),
    ),

  file: async ({ db, params }) => {
    const found = await publishedFile(db, params.id)
    if (!found) throw new Problem('not_found')
    return new StoredFile(fileNameOf(found), found.file)
  },
}

/** The values of an edition, as its definition has checked them. */
type Edition = Ordered & { kind: PackageKind }

const refusalAmongOthers = async (tx: DbOrTx, edition: Edition, id?: number) =>
  orderRefusal(edition, await otherEditions(tx, edition.kind, id))

export const appEditions: ServedResource = {
  of: appEditionResource,
  api: appEditionAdminApi,
  server: {
    source: editionRows,
    begins: lockEditions,
    refused: refusedOfEdition,
    taken: { field: 'code', issue: 'code_taken' },
    check: async (tx, values, before, { lang }) => {
      if (before && before['published_time'] !== null) {
        const changed = changedFixed(before, values)
        if (changed) throw fieldProblem(changed, 'edition_fixed', lang)
        return
      }
      const refusal = await refusalAmongOthers(tx, values as unknown as Edition, before?.id)
      if (refusal) throw fieldProblem(refusal.field, refusal.issue, lang)
    },
    moves: {
      publish: async (tx, row, _form, { now }) => {
        // Another edition may have been published since this draft was saved.
        if (row['published_time'] === null && (await refusalAmongOthers(tx, row as never, row.id)))
          throw new Problem('edition_overtaken')
        await setPublished(tx, row.id, now)
      },
      withdraw: (tx, { id }, _form, { now }) => setWithdrawn(tx, id, now),
    },
  },
}
