import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AdminPermission } from '#contract/permissions.ts'

/** What each permission is called, and what it opens in the back office. */
export const permissionTexts: Readonly<
  Record<AdminPermission, { label: MessageDescriptor; opens: MessageDescriptor }>
> = {
  'admin_quotation.get': {
    label: msg`Review stock listings`,
    opens: msg`Stock listings and certificate alerts`,
  },
  'admin_purchase.get': {
    label: msg`Review requests`,
    opens: msg`Custom forgings, raw-material requests and cut-to-size requests`,
  },
  'admin_raise.get': { label: msg`Run group buys`, opens: msg`Group buys` },
  admin_forum: { label: msg`Moderate the forum`, opens: msg`Forum` },
  website_config: {
    label: msg`Site content and settings`,
    opens: msg`Preferred suppliers, ads, categories and grades, site settings`,
  },
  admin_inspect: { label: msg`Third-party inspections`, opens: msg`Third-party inspections` },
  'admin_user.get': {
    label: msg`Administer people and act for them`,
    opens: msg`Platform users, acting for each of them, back-office users, roles, audit log`,
  },
  'admin_tenant.get': {
    label: msg`Companies and memberships`,
    opens: msg`Certification, credit rating, memberships and freight refunds`,
  },
  'admin_article.get': { label: msg`Articles`, opens: msg`Articles and help pages` },
  'admin_tag.get': { label: msg`Tags`, opens: msg`Tags` },
  'app_edition.get': { label: msg`App editions`, opens: msg`App editions and uploading app packages` },
}
