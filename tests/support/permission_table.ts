import type { AdminPermission } from '#contract/permissions.ts'

type Opens = {
  /** The rows of the back office's menu, without `/admin/`, in their order. */
  pages: readonly string[]
  /** Beginnings of the paths of its calls, without `/api/`. */
  calls: readonly string[]
}

/** What each permission opens for somebody who has no other (SPEC 6.4–6.14); the menu and the calls are tested against it. */
export const permissionTable: Readonly<Record<AdminPermission, Opens>> = {
  'admin_quotation.get': {
    pages: ['review', 'quotation', 'mill_certificate', 'user_accusation'],
    calls: ['admin/quotation/', 'admin/mill_certificate/'],
  },
  'admin_purchase.get': {
    pages: ['review', 'purchase_forging', 'purchase_material', 'purchase_piece', 'user_accusation'],
    calls: ['admin/purchase_forging/', 'admin/purchase_material/', 'admin/purchase_piece/'],
  },
  'admin_raise.get': {
    pages: ['raise', 'user_accusation'],
    calls: ['admin/raise/', 'admin/deal/'],
  },
  admin_forum: { pages: ['user_accusation', 'forum'], calls: ['admin/forum/', 'admin/forum_section/'] },
  website_config: {
    pages: [
      'market_price',
      'good_business',
      'banner',
      'product_category',
      'spec_report',
      'delivery',
      'review_reason',
      'website_config',
    ],
    calls: [
      'admin/banner/',
      'admin/banner_click/',
      'admin/category/',
      'admin/delivery/',
      'admin/grade/',
      'admin/good_business/',
      'admin/market_material/',
      'admin/market_price/',
      'admin/market_setup/:step/confirm/',
      'admin/market_setup/away/',
      'admin/review_reason/',
      'admin/search_miss/',
      'admin/spec_report/',
      'admin/supplier/',
      'admin/unlisted_grade/',
      'admin/website_config/',
    ],
  },
  admin_inspect: { pages: ['inspect_business'], calls: ['admin/inspect_business/'] },
  'admin_user.get': {
    pages: ['user', 'backend_user', 'audit_log'],
    calls: ['admin/user/', 'admin/backend_user/', 'admin/role/', 'admin/audit_log/'],
  },
  'admin_tenant.get': {
    pages: ['user_accusation', 'tenant', 'membership'],
    calls: ['admin/tenant/', 'admin/certification/', 'admin/company/', 'admin/freight/', 'admin/membership/'],
  },
  'admin_article.get': { pages: ['article'], calls: ['admin/article/', 'admin/article_category/'] },
  'admin_tag.get': { pages: ['tag'], calls: ['admin/tag/'] },
  'app_edition.get': { pages: ['app_edition'], calls: ['admin/app_edition/'] },
}

/** What everybody of the back office may open and call; what it holds depends on their permissions. */
export const forEveryOperator: Opens = {
  pages: ['dashboard'],
  calls: [
    'admin/dashboard/',
    'admin/market_setup/$',
    'admin/review/',
    'admin/user_accusation/',
    'admin/weekly_report/',
  ],
}
