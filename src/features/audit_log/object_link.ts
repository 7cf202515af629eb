import { postingKinds } from '#features/postings/index.ts'
import type { ResourceRow } from '#shared/resource_page/define_page.ts'

type Target = { to: string; search: Record<string, unknown> }

const opensRow = (to: string) => (sign: string) => ({ to, search: { row: Number(sign) } })
const opensPage = (to: string) => () => ({ to, search: {} })
const opensPosting = (kind: string) => (sign: string) => ({
  to: `/admin/${kind}`,
  search: { state: 'all', keyword: sign, code: sign },
})
const opensTable = (of: string) => (sign: string) => ({
  to: '/admin/product_category',
  search: { of, row: Number(sign) },
})

/** The page of the back office that shows an object, by its kind. */
const targets: Readonly<Record<string, (sign: string) => Target>> = {
  ...Object.fromEntries(Object.keys(postingKinds).map((kind) => [kind, opensPosting(kind)])),
  ...Object.fromEntries(
    ['banner', 'review_reason', 'tag', 'tenant', 'user', 'good_business'].map((kind) => [
      kind,
      opensRow(`/admin/${kind}`),
    ]),
  ),
  category: opensTable('category'),
  grade: opensTable('grade'),
  market_material: (sign) => ({
    to: '/admin/market_price',
    search: { of: 'market_material', row: Number(sign) },
  }),
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
  website_config: opensPage('/admin/website_config'),
}

/** Where the object of a row of the log is shown; undefined when no page shows it. */
export function objectLink(row: ResourceRow): Target | undefined {
  const sign = String(row['object_sign'])
  return targets[String(row['object_kind'])]?.(sign)
}
