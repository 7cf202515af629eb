import { accountPages } from './account_pages.data.ts'
import type { HelpPage } from './help_page.ts'
import { servicePages } from './service_pages.data.ts'
import { steelPages } from './steel_pages.data.ts'
import { tradingPages } from './trading_pages.data.ts'

/** All help pages in the order of the list, by what they are about. */
export const helpGroups: Readonly<Record<'trading' | 'account' | 'service', readonly HelpPage[]>> = {
  trading: [...tradingPages, ...steelPages],
  account: accountPages,
  service: servicePages,
}
/** Names of help pages, for links to them. */
export type HelpKey = (
  | typeof tradingPages
  | typeof steelPages
  | typeof accountPages
  | typeof servicePages
)[number]['key']

export const helpPages: readonly HelpPage[] = Object.values(helpGroups).flat()
