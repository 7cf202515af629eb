/** Permission strings (SPEC 6.1–6.14): the closed list that gates menu entries, endpoints and row actions. */
export const backendPermissions = ['seller_quotation.get', 'buyer_purchase.get', 'staff.get'] as const

export const adminPermissions = [
  'admin_quotation.get',
  'admin_purchase.get',
  'admin_raise.get',
  'admin_forum',
  'website_config',
  'admin_inspect',
  'admin_user.get',
  'admin_tenant.get',
  'admin_article.get',
  'admin_tag.get',
  'app_edition.get',
] as const

export type BackendPermission = (typeof backendPermissions)[number]
export type AdminPermission = (typeof adminPermissions)[number]
export type Permission = BackendPermission | AdminPermission
