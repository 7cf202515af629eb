import type { AdminPermission } from './permissions.ts'

export type RoleTemplate = { name: { zh: string; en: string }; permissions: AdminPermission[] }

/** Roles that most markets need besides the administrator: the page of roles offers them, and the demo has them. */
export const roleTemplates: readonly RoleTemplate[] = [
  {
    name: { zh: '信息审核', en: 'Posting review' },
    permissions: ['admin_quotation.get', 'admin_purchase.get', 'admin_raise.get'],
  },
  {
    name: { zh: '企业服务', en: 'Company service' },
    permissions: ['admin_tenant.get', 'admin_inspect'],
  },
  {
    name: { zh: '内容编辑', en: 'Content' },
    permissions: ['website_config', 'admin_article.get', 'admin_tag.get', 'admin_forum'],
  },
  // Not “customer support”: whoever has it acts for any account and administers the back office (decision 145).
  { name: { zh: '账号与人员管理', en: 'Accounts and operators' }, permissions: ['admin_user.get'] },
]
