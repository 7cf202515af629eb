import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Labels of operators' actions; an action without a label is shown by its name in the log. */
export const actionLabels: Readonly<Record<string, MessageDescriptor>> = {
  create: msg`Added`,
  update: msg`Changed`,
  remove: msg`Removed`,
  publish: msg`Published`,
  submit: msg`Submitted`,
  approve: msg`Approved`,
  reject: msg`Rejected`,
  take_down: msg`Removed by operator`,
  restore: msg`Restored`,
  handle: msg`Handled`,
  confirm: msg`Confirmed`,
  decline: msg`Declined`,
  refund: msg`Refunded`,
  refuse: msg`Refused`,
  freeze: msg`Frozen`,
  open: msg`Opened`,
  write: msg`Written`,
  end: msg`Ended`,
  unfreeze: msg`Unfrozen`,
  end_sessions: msg`Signed out everywhere`,
  deal: msg`Marked as succeeded`,
  close: msg`Closed`,
  delete: msg`Deleted`,
  certify: msg`Certified`,
  rate: msg`Credit rating set`,
  assign: msg`Managers assigned`,
  request_revision: msg`Changes requested`,
}
