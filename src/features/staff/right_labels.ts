import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StaffRight } from '#contract/staff.ts'

/** What each right of staff is called, and what it opens. */
export const rightLabels: Record<StaffRight, { label: MessageDescriptor; hint: MessageDescriptor }> = {
  'seller_quotation.get': {
    label: msg`Publish and sell`,
    hint: msg`Publish stock, answer enquiries, quote on requests`,
  },
  'buyer_purchase.get': {
    label: msg`Publish and buy`,
    hint: msg`Publish requests, enquire about stock, join group buys`,
  },
  'staff.get': {
    label: msg`Manage staff`,
    hint: msg`Invite and remove colleagues, give them rights`,
  },
  forum: { label: msg`Forum`, hint: msg`Write in the forum for the company` },
}
