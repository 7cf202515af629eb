import { accountPages } from './account_pages.data.ts'
import type { HelpPage } from './help_page.ts'
import { servicePages } from './service_pages.data.ts'
import { tradingPages } from './trading_pages.data.ts'

/** All help pages in the order of the list, by what they are about. */
export const helpGroups: Readonly<Record<'trading' | 'account' | 'service', readonly HelpPage[]>> = {
  trading: tradingPages,
  account: accountPages,
  service: servicePages,
}
export const helpPages: readonly HelpPage[] = Object.values(helpGroups).flat()
