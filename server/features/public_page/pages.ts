/** Every page that search engines may read. A page that is new in src/routes gets its line here. */
import { postings } from '#contract/postings/index.ts'
import { articlePage, articlesPage } from './article_page.ts'
import { companyPage } from './company_page.ts'
import type { PublicPage } from './content.ts'
import { filingPage, fixedPages, homePages, siteMapPage } from './fixed_pages.ts'
import { forumPage, threadPage } from './forum_page.ts'
import { helpPage } from './help_page.ts'
import { listPage } from './list_page.ts'
import { marketPage } from './market_page.ts'
import { postingPage } from './posting_page.ts'
import { suppliersPage } from './suppliers_page.ts'

const kinds = Object.values(postings).map(({ definition }) => definition)

export const publicPages: readonly PublicPage[] = [
  ...homePages,
  ...kinds.map((definition) => listPage(definition)),
  ...kinds.map((definition) => postingPage(definition)),
  companyPage,
  suppliersPage,
  articlesPage,
  articlePage,
  helpPage,
  forumPage,
  threadPage,
  marketPage,
  siteMapPage,
  filingPage,
  ...fixedPages,
]

/** Pages of the application that say nothing to strangers: they are delivered unfilled. */
const otherPages: readonly RegExp[] = [
  /^\/(redirect|login|login_tel|register|forget_password|second_factor)$/,
  /^\/(backend|admin)(\/|$)/,
  /^\/home\/(compare|index)$/,
  /^\/home\/\w+\/[^/]+\/certificate$/,
]

/** Whether the application has a page at this path that is not among the public ones. */
export const isOtherPage = (path: string): boolean =>
  otherPages.some((one) => one.test(path.length > 1 ? path.replace(/\/$/, '') : path))
