import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QuotaName, Tier } from '#contract/quotas.ts'
import { membershipLabels } from '../i18n/labels.ts'

export const tierLabels: Record<Tier, MessageDescriptor> = {
  user: msg`Registered user`,
  company: msg`Uncertified company`,
  certified: msg`Certified company`,
  silver: membershipLabels.silver,
  gold: membershipLabels.gold,
}

/** Label of each quota, and a hint how it becomes available again without changing the tier. */
export const quotaLabels: Record<QuotaName, { label: MessageDescriptor; hint?: MessageDescriptor }> = {
  saved_searches: { label: msg`Saved searches`, hint: msg`Delete one that you no longer need.` },
  buying_requests_per_month: {
    label: msg`Buying requests per month`,
    hint: msg`The count restarts on the first of the month.`,
  },
  spot_postings_online: {
    label: msg`Stock listings online or in review`,
    hint: msg`Take offline or close what is sold or no longer needed, and there is room again.`,
  },
  intentions_per_month: {
    label: msg`Enquiries and quotes per month`,
    hint: msg`The count restarts on the first of the month.`,
  },
  contact_views_per_day: {
    label: msg`Contact details per day`,
    hint: msg`The count restarts tomorrow.`,
  },
  staff_accounts: {
    label: msg`Staff accounts`,
    hint: msg`Remove somebody or withdraw an invitation, and there is room again.`,
  },
  freight_allowances_per_year: { label: msg`Freight allowances per year` },
  upload_mb_per_day: { label: msg`MB uploaded per day`, hint: msg`The count restarts tomorrow.` },
}
