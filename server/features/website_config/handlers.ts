import { searchSections, type Lang } from '#contract/enums.ts'
import type { websiteConfigApi } from '#contract/website_config.ts'
import type { Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import { readPublicSection } from './store.ts'

/** Names suggested in a search section, in both languages; each reader gets their own list (spec §7). */
type Suggestions = Record<Lang, string[]>

const isSearchSection = (section: string): boolean => (searchSections as readonly string[]).includes(section)

export const websiteConfigHandlers: Handlers<typeof websiteConfigApi> = {
  get: async ({ db, params, lang }) => {
    const value = await readPublicSection(db, params.section)
    if (value === undefined) throw new Problem('not_found')
    return JSON.stringify(isSearchSection(params.section) ? (value as Suggestions)[lang] : value)
  },
}
