import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { postingKindLabels } from '#shared/i18n/labels.ts'

/** Labels of the kinds of objects in the log. */
export const kindLabels: Readonly<Record<string, MessageDescriptor>> = {
  ...postingKindLabels,
  app_edition: msg`App editions`,
  article: msg`Articles`,
  article_category: msg`Categories of articles`,
  audit_log: msg`Audit log`,
  backend_user: msg`Back-office users`,
  banner: msg`Ads`,
  delivery: msg`Deliveries and jobs`,
  category: msg`Categories`,
  forum_post: msg`Forum posts`,
  forum_section: msg`Forum sections`,
  forum_thread: msg`Forum threads`,
  grade: msg`Grades`,
  good_business: msg`Preferred suppliers`,
  freight_refund: msg`Freight refunds`,
  inspection: msg`Inspections`,
  impersonation: msg`Acting for somebody`,
  market_material: msg`Raw materials`,
  market_setup: msg`First steps of the market`,
  market_price: msg`Market prices`,
  mill_certificate: msg`Certificate alerts`,
  membership_application: msg`Memberships`,
  role: msg`Roles`,
  review_reason: msg`Review reasons`,
  second_factor: msg`Two-step verification`,
  spec_report: msg`Lines read wrongly`,
  tag: msg`Tags`,
  tenant: msg`Companies`,
  user: msg`Platform users`,
  user_accusation: msg`Reports`,
  website_config: msg`Site settings`,
}
