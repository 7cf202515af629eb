/**
 * Every column that refers to a company, and what a merge does with it. A test compares this with the database, so a new
 * table cannot be forgotten; one that moves needs a trigger `follow_merge…` in its migration too (decision 098).
 */

/** Rows that go over to the company that stays. */
export const moved = [
  'account.tenant_id',
  'bulk_columns.tenant_id',
  'bulk_reading.tenant_id',
  'contact_view.seller_tenant_id',
  'contact_view.tenant_id',
  'conversation.poster_tenant_id',
  'conversation.tenant_id',
  'conversation_message.tenant_id',
  'deal.poster_tenant_id',
  'deal.tenant_id',
  'drawing_access.tenant_id',
  'forum_mention.tenant_id',
  'forum_post.tenant_id',
  'forum_thread.tenant_id',
  'inspection.tenant_id',
  'intention.seller_tenant_id',
  'intention.tenant_id',
  'participation.tenant_id',
  'posting.tenant_id',
  'posting_template.tenant_id',
  'quote.buyer_tenant_id',
  'quote.tenant_id',
  'upload.tenant_id',
  'user_accusation.tenant_id',
] as const

/** Rows that stay with the company that ends, and why. */
export const left = {
  'certification_application.tenant_id': 'the certification that counts is that of the company that stays',
  'freight_entry.tenant_id': 'entries of the ledger never change; what is left expires',
  'freight_refund.tenant_id': 'belongs to an entry of the ledger; a waiting one is still decided',
  'good_business.tenant_id': 'the profile of the company that stays is shown; this one is withdrawn',
  'identity_transfer.tenant_id': 'a waiting hand-over is withdrawn: the other main account stays',
  'membership_application.tenant_id': 'a waiting one is withdrawn',
  'membership_period.tenant_id': 'the membership that counts is that of the company that stays',
  'staff_invitation.tenant_id': 'waiting ones are withdrawn',
  'tenant.merged_into': 'set by the merge',
} as const
