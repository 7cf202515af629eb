import { characters, forgeTypes, type Lang } from '#contract/enums.ts'
import { kindNames } from '#contract/kind_names.ts'
import type { PostingDefinition } from '#contract/postings/define.ts'
import type { PostingRow } from '#contract/postings/views.ts'
import { everybody } from '#server/features/postings/reader_store.ts'
import { listOnline } from '#server/features/postings/search_store.ts'
import { filtersFor, rowForOutsiders } from '#server/features/postings/visibility_rules.ts'
import type { Filters } from '#server/features/postings/filter_store.ts'
import { pathIn } from './address.ts'
import { kindChanges } from './changes_store.ts'
import type { Asked, PublicPage } from './content.ts'
import { html } from './html.ts'
import { pageParameter, readPaged } from './paging.ts'
import { link, list, postingList, postingPath } from './parts.ts'
import { characterNames, forgeTypeNames, kindTexts, texts } from './texts.ts'

type Reading = Pick<Asked, 'deps' | 'lang' | 'now'>

/** The newest online postings as a visitor's call of the list answers them. */
export async function newestShown(
  { kind }: Pick<PostingDefinition, 'kind'>,
  { deps, lang, now }: Reading,
  { filters = {}, offset = 0, limit }: { filters?: Filters; offset?: number; limit: number },
): Promise<PostingRow[]> {
  const ordering = '-published_time'
  const found = await listOnline(
    deps.database,
    kind,
    { filters: filtersFor(true, filters, ordering), ordering, offset, limit },
    { lang, now: now.toISOString(), reader: everybody },
  )
  return found.lines.map((line) => rowForOutsiders(JSON.parse(line) as PostingRow))
}

/** Values of the filters that have an entry of their own in the navigation. */
const choices = {
  character: { values: characters, names: characterNames },
  forge_type: { values: forgeTypes, names: forgeTypeNames },
} as const
type Choice = keyof typeof choices
type Variant = { query: string; value: string; name: Record<Lang, string>; filters: Filters }

const variantsOf = (name: Choice): Variant[] => {
  const { values, names } = choices[name]
  return values.map((value) => ({
    query: `?${name}=${value}`,
    value: String(value),
    name: (names as Record<number, Record<Lang, string>>)[value] ?? { zh: '', en: '' },
    filters: { [name]: value },
  }))
}

/** The list of a kind, and one for each value of the filter by which the navigation divides it. */
export function listPage({ kind, filters }: Pick<PostingDefinition, 'kind' | 'filters'>): PublicPage {
  const dividedBy = (Object.keys(choices) as Choice[]).find((name) => name in filters)
  const base = `/home/${kind}`
  const variants = dividedBy ? variantsOf(dividedBy) : []
  return {
    path: base,
    about: [...(dividedBy ? [dividedBy] : []), pageParameter],
    addresses: async ({ db, now }) => {
      const { whole, parts } = await kindChanges(db, kind, dividedBy, now)
      const ofVariant = ({ query, value }: Variant) => ({
        path: base + query,
        changed: parts.get(value) ?? null,
      })
      return [{ path: base, changed: whole }, ...variants.map(ofVariant)]
    },
    read: async (asked) => {
      const { lang, query, site } = asked
      const given = dividedBy && query[dividedBy]
      const chosen = variants.find((one) => one.query === `?${dividedBy}=${given}`)
      const { rows, before, path, neighbours } = await readPaged(
        base + (chosen?.query ?? ''),
        query,
        ({ page, size: limit }) =>
          newestShown({ kind }, asked, {
            filters: chosen?.filters ?? {},
            offset: (page - 1) * limit,
            limit,
          }),
      )
      const section = kindNames[kind][lang]
      const title = chosen ? [chosen.name[lang], section] : [section]
      return {
        title,
        description: `${title.join(' · ')}. ${kindTexts[kind][lang]}`,
        path,
        neighbours,
        trail: chosen ? [{ name: section, path: base }] : [],
        data: [
          {
            '@context': 'https://schema.org',
            '@type': 'ItemList',
            itemListElement: rows.map((row, at) => ({
              '@type': 'ListItem',
              position: before + at + 1,
              url: `${site}${pathIn(lang, postingPath(row))}`,
              name: row.title,
            })),
          },
        ],
        facts: html`<h1>${title.join(' · ')}</h1>
          <p>${kindTexts[kind][lang]}</p>
          ${variants.length > 0 && list(variants.map((one) => link(base + one.query, one.name[lang], lang)))}
          <h2>${texts.newest[lang]}</h2>
          ${postingList(rows, lang)}`,
      }
    },
  }
}
