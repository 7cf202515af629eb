/** Kinds and states of background jobs, apart from their calls because address parameters are loaded first. */

/** Every kind of job; a test compares them with those of the server. */
export const deliveryKinds = [
  'deliver_mail',
  'deliver_code',
  'deliver_invitation',
  'deliver_appointment',
  'deliver_push',
  'send_digests',
  'send_reports',
  'match_searches',
  'check_certificates',
  'check_price_alerts',
  'tell_request_ends',
  'remind_of_expiry',
  'settle_groups',
  'begin_memberships',
  'end_impersonation',
  'find_accounts_to_delete',
  'delete_account',
  'record_prices',
  'record_market_days',
  'remove_uploads',
  'fill_looks',
  'remove_old_audit',
  'purge_expired',
  'refresh_plans',
  'renew_grade_keys',
] as const
export type DeliveryKind = (typeof deliveryKinds)[number]

/** Kinds as the overview sums them up. */
export const jobGroups = ['mail', 'code', 'push', 'other'] as const
export type JobGroup = (typeof jobGroups)[number]

/** `retry` waits for its next try; `failed` is not tried again by itself. */
export const brokenStates = ['failed', 'retry'] as const
export const deliveryStates = ['created', 'active', 'completed', 'cancelled', ...brokenStates] as const
export type DeliveryState = (typeof deliveryStates)[number]
