import { postingKinds } from '#features/postings/index.ts'
import type { ResourceRow } from '#shared/resource_page/define_page.ts'

type Target = { to: string; search: Record<string, unknown> }

const opensRow = (to: string) => (sign: string) => ({ to, search: { row: Number(sign) } })
const opensPage = (to: string) => () => ({ to, search: {} })
const opensPosting = (kind: string) => (sign: string) => ({
  to: `/admin/${kind}`,
  search: { state: 'all', keyword: sign, code: sign },
})
const opensPart = (to: string, of: string) => (sign: string) => ({ to, search: { of, row: Number(sign) } })

/** Kinds with a page of their name, whose rows are opened by their ids. */
const rowsOfPages = [
  'app_edition',
  'article',
  'backend_user',
  'banner',
  'good_business',
  'review_reason',
  'spec_report',
  'tag',
  'tenant',
  'user',
  'user_accusation',
]

/** The page of the back office that shows an object, by its kind. */
const targets: Readonly<Record<string, (sign: string) => Target>> = {
  ...Object.fromEntries(Object.keys(postingKinds).map((kind) => [kind, opensPosting(kind)])),
  ...Object.fromEntries(rowsOfPages.map((kind) => [kind, opensRow(`/admin/${kind}`)])),
  article_category: opensPart('/admin/article', 'article_category'),
  category: opensPart('/admin/product_category', 'category'),
  forum_section: opensPart('/admin/forum', 'forum_section'),
  grade: opensPart('/admin/product_category', 'grade'),
  market_material: opensPart('/admin/market_price', 'market_material'),
  role: opensPart('/admin/backend_user', 'roles'),
  forum_post: (sign) => ({ to: '/admin/forum', search: { queue: 'all', post: Number(sign) } }),
  forum_thread: () => ({ to: '/admin/forum', search: { queue: 'all' } }),
  // The sign is the operator's account.
  second_factor: opensRow('/admin/backend_user'),
  // The sign of a whole upload is its days.
  market_price: (sign) => ({
    to: '/admin/market_price',
    search: { of: 'market_price', ...(/^\d+$/.test(sign) && { row: Number(sign) }) },
  }),
  impersonation: opensRow('/admin/user'),
  inspection: (sign) => ({ to: '/admin/inspect_business', search: { id: Number(sign) } }),
  membership_application: opensPage('/admin/membership'),
  freight_refund: () => ({ to: '/admin/membership', search: { tab: 'freight' } }),
  mill_certificate: opensPage('/admin/mill_certificate'),
  delivery: opensPage('/admin/delivery'),
  market_setup: opensPage('/admin/dashboard'),
  website_config: opensPage('/admin/website_config'),
}

/** Where the object of a row of the log is shown; undefined when no page shows it. */
export function objectLink(row: ResourceRow): Target | undefined {
  const sign = String(row['object_sign'])
  const target = targets[String(row['object_kind'])]?.(sign)
  // An export is of a whole list.
  return sign === '' && target ? { to: target.to, search: {} } : target
}
