import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DeliveryKind, DeliveryState } from '#contract/delivery_kinds.ts'

export const deliveryKindLabels: Record<DeliveryKind, MessageDescriptor> = {
  deliver_mail: msg`Mail`,
  deliver_code: msg`Verification code`,
  deliver_invitation: msg`Staff invitation`,
  deliver_appointment: msg`Access to the back office`,
  deliver_push: msg`Push notification`,
  send_digests: msg`Daily summaries`,
  send_reports: msg`Weekly reports`,
  match_searches: msg`Matching of saved searches`,
  check_certificates: msg`Comparison of certificates`,
  check_price_alerts: msg`Comparison with price alerts`,
  tell_request_ends: msg`Notices about ending requests`,
  remind_of_expiry: msg`Reminders before postings expire`,
  settle_groups: msg`Closing of group buys`,
  begin_memberships: msg`Start of memberships`,
  end_impersonation: msg`End of acting for somebody`,
  find_accounts_to_delete: msg`Search for accounts to delete`,
  delete_account: msg`Deletion of an account`,
  record_prices: msg`Recording of prices`,
  record_market_days: msg`Recording of the market’s figures`,
  fill_looks: msg`Comparison of older photos`,
  remove_uploads: msg`Removal of unused files`,
  remove_old_audit: msg`Removal of old audit rows`,
  purge_expired: msg`Removal of expired rows`,
  refresh_plans: msg`Database statistics`,
  renew_grade_keys: msg`Renewal of the keys of grades`,
}

export const deliveryStateLabels: Record<DeliveryState, MessageDescriptor> = {
  created: msg({ message: 'Queued', context: 'job' }),
  active: msg({ message: 'Running', context: 'job' }),
  completed: msg({ message: 'Done', context: 'job' }),
  cancelled: msg({ message: 'Cancelled', context: 'job' }),
  retry: msg`Waiting for another try`,
  failed: msg({ message: 'Failed', context: 'job' }),
}
