/** A place: continent, country, or China's province, city or district; `name` is English, `cname` Chinese (SPEC 3.45). */
export type Region = { id: number; parent_id: number | null; name: string; cname: string }

/** The name in the reader's language. */
export function nameIn(region: Region, lang: 'zh' | 'en'): string
export function nameIn(region: Region | undefined, lang: 'zh' | 'en'): string | undefined
export function nameIn(region: Region | undefined, lang: 'zh' | 'en'): string | undefined {
  return lang === 'zh' ? region?.cname : region?.name
}

/** Item of a region tree (SPEC 3.45): a place with both names, and the one in the reader's language. */
export type RegionItem = Region & { display_name: string }
export const regionItem = (region: Region, lang: 'zh' | 'en'): RegionItem => ({
  ...region,
  display_name: nameIn(region, lang),
})

/** China's row; its provinces are its children. */
export const chinaId = 1156

export type RegionIndex = {
  /** Undefined for an unknown id. */
  get(id: number): Region | undefined
  /** `null` returns the continents; an unknown id has no children. */
  children(id: number | null): readonly Region[]
  /** The path from the country to the place itself; a continent alone for itself, empty for an unknown id. */
  path(id: number): Region[]
  /** `江苏 无锡 惠山区` or `Huishan, Wuxi, Jiangsu`: China is included only when it is the place itself. */
  label(id: number, lang: 'zh' | 'en', separator?: string): string
  /** Ids of all parents, nearest first, the continent last, without the place itself. */
  ancestors(id: number): number[]
  /** Best matches first; each of several words must match the place or one of its parents. */
  search(text: string, limit: number): Region[]
}

/**
 * Reads the content of `regions.gen.json` (rows `[id, parent, zh, en]`, parents before their children).
 *
 * One index gives both lists (SPEC 3.46, 3.47). World list: `children(null)` are the seven continents (ids 1–7),
 * `children(continent)` its countries (id = 1000 + ISO 3166-1 numeric code), with `name` and
 * `cname`. China list: `children(chinaId)` are the 34 provinces, below them cities, below these districts,
 * all with their six-digit GB/T 2260 code; a municipality, Hong Kong and Macao have districts directly below,
 * and a county run by its province stands among the cities.
 *
 * @throws TypeError for rows of another shape or with an unknown parent
 */
export function parseRegions(raw: unknown): RegionIndex {
  if (!Array.isArray(raw)) throw new TypeError('regions: not a list')
  const byId = new Map<number, Region>()
  const below = new Map<number | null, Region[]>()
  for (const row of raw) {
    const region = toRegion(row)
    if (byId.has(region.id)) throw new TypeError(`regions: ${region.id} stands twice`)
    if (region.parent_id !== null && !byId.has(region.parent_id)) {
      throw new TypeError(`regions: ${region.id} has an unknown parent`)
    }
    byId.set(region.id, region)
    const siblings = below.get(region.parent_id)
    if (siblings) siblings.push(region)
    else below.set(region.parent_id, [region])
  }

  const lineOf = (id: number | null): Region[] => {
    const region = id === null ? undefined : byId.get(id)
    return region ? [...lineOf(region.parent_id), region] : []
  }
  const path = (id: number): Region[] => {
    const line = lineOf(id)
    return line.length > 1 ? line.slice(1) : line
  }
  const label: RegionIndex['label'] = (id, lang, separator = lang === 'zh' ? ' ' : ', ') => {
    const line = path(id)
    const named = line.length > 1 ? line.filter((region) => region.id !== chinaId) : line
    const names = named.map((region) => nameIn(region, lang))
    return (lang === 'zh' ? names : names.toReversed()).join(separator)
  }

  let entries: Entry[] | undefined
  return {
    get: (id) => byId.get(id),
    children: (id) => below.get(id) ?? [],
    path,
    label,
    ancestors: (id) =>
      lineOf(id)
        .slice(0, -1)
        .map((region) => region.id)
        .toReversed(),
    search: (text, limit) => {
      entries ??= [...byId.values()].map((region) => toEntry(region, lineOf(region.id)))
      return searchEntries(entries, text, limit)
    },
  }
}

function toRegion(row: unknown): Region {
  if (!Array.isArray(row)) throw new TypeError('regions: a row is not a list')
  const [id, parent, cname, name]: unknown[] = row
  const isParent = parent === null || typeof parent === 'number'
  if (typeof id !== 'number' || !isParent || typeof cname !== 'string' || typeof name !== 'string') {
    throw new TypeError('regions: a row has another shape')
  }
  return { id, parent_id: parent, name, cname }
}

/** Normalised names of a place; `line` and `around` are the names of its path with and without its own. */
type Entry = {
  region: Region
  depth: number
  names: readonly [string, string]
  line: readonly [string, string]
  around: readonly [string, string]
}

const langs = ['zh', 'en'] as const

function toEntry(region: Region, line: readonly Region[]): Entry {
  const joined = (part: readonly Region[]) =>
    [
      part.map((one) => foldName(one.cname)).join(''),
      part.map((one) => foldName(one.name)).join(' '),
    ] as const
  return {
    region,
    depth: line.length,
    names: [foldName(region.cname), foldName(region.name)],
    line: joined(line),
    around: joined(line.slice(0, -1)),
  }
}

/** Removes differences in spelling: accents, case, apostrophes and the words for province and city. */
function foldName(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{P}\s]+/gu, '')
    .replace(/特别行政区|(?:壮族|回族|维吾尔)?自治区|[省市]/gu, '')
}

function searchEntries(entries: readonly Entry[], text: string, limit: number): Region[] {
  const words = text
    .split(/[\s,，、/]+/u)
    .map(foldName)
    .filter(Boolean)
  if (!words.length) return []
  const hits: { entry: Entry; rank: number }[] = []
  for (const entry of entries) {
    const ranks = words.map((word) => rankOf(entry, word))
    const best = Math.min(...ranks)
    if (best < around && ranks.every((rank) => rank < miss)) hits.push({ entry, rank: best })
  }
  hits.sort((a, b) => a.rank - b.rank || a.entry.depth - b.entry.depth)
  return hits.slice(0, limit).map((hit) => hit.entry.region)
}

const around = 3
const miss = 4

/** 0 the whole name, 1 its beginning or a path that ends in it, 2 a part of it, 3 only a parent, 4 no match. */
function rankOf(entry: Entry, word: string): number {
  const ranks = langs.map((_, i) => {
    const name = entry.names[i]!
    if (name === word) return 0
    if (name.startsWith(word)) return 1
    if (name.includes(word)) return 2
    if (entry.around[i]!.includes(word)) return around
    return entry.line[i]!.includes(word) ? 1 : miss
  })
  return Math.min(...ranks)
}
