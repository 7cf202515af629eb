/** Help pages that operators put at the foot of every page. */
import type { Lang } from '../enums.ts'
import { helpPages } from './pages.ts'

type HelpLinkTo = { key: string; title: Record<Lang, string> }

/** The pages with these keys, in this order; a key that has no page any more is left out. */
export const helpLinks = (keys: readonly string[]): HelpLinkTo[] =>
  keys.flatMap((key) => {
    const page = helpPages.find((one) => one.key === key)
    return page ? [{ key, title: page.title }] : []
  })
