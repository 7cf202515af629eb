import { msg } from '@lingui/core/macro'
import type { MenuGroup } from './menu.ts'

/** Left menu of the personal backend. */
export const backendMenu: readonly MenuGroup[] = [
  {
    label: null,
    entries: [
      { label: msg`Overview`, to: '/backend/dashboard' },
      { label: msg`My stock`, to: '/backend/seller_quotation', permission: 'seller_quotation.get' },
      {
        label: msg`My custom forgings`,
        to: '/backend/buyer_purchase_forging',
        permission: 'buyer_purchase.get',
      },
      {
        label: msg`My raw-material requests`,
        to: '/backend/buyer_purchase_material',
        permission: 'buyer_purchase.get',
      },
      {
        label: msg`My cut-to-size requests`,
        to: '/backend/buyer_purchase_piece',
        permission: 'buyer_purchase.get',
      },
      { label: msg`Received quotes`, to: '/backend/quotes_received', permission: 'buyer_purchase.get' },
      { label: msg`My quotes`, to: '/backend/quotes_sent', permission: 'seller_quotation.get' },
      { label: msg`My deals`, to: '/backend/deals' },
      { label: msg`My inspections`, to: '/backend/inspect_business' },
      { label: msg`Contact views`, to: '/backend/contact_views' },
      { label: msg`Conversations`, to: '/backend/conversations', countsUnread: true },
      { label: msg`Drafts and queue`, to: '/backend/drafts', countsDrafts: true },
      { label: msg`Saved items`, to: '/backend/collection' },
      { label: msg`Saved searches`, to: '/backend/saved_search' },
      { label: msg`Messages`, to: '/backend/messages' },
      { label: msg`My company`, to: '/backend/company' },
      { label: msg`My supplier profile`, to: '/backend/supplier' },
      { label: msg`My membership`, to: '/backend/membership' },
      { label: msg`My staff`, to: '/backend/staff', permission: 'staff.get' },
      { label: msg`Device and sync`, to: '/backend/device' },
    ],
  },
]
