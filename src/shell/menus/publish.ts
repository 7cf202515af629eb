import { msg } from '@lingui/core/macro'
import { postingKindLabels } from '#shared/i18n/labels.ts'
import type { MenuGroup } from './menu.ts'

/** Entries of the publish dialog. */
export const publishMenu: readonly MenuGroup[] = [
  {
    label: msg`I want to buy`,
    entries: [
      {
        label: postingKindLabels.purchase_material,
        hint: msg`Grade, size and tonnes you need; mills and traders quote`,
        to: '/backend/buyer_purchase_material',
        permission: 'buyer_purchase.get',
      },
      {
        label: postingKindLabels.purchase_forging,
        hint: msg`Drawing or dimensions; forging shops quote`,
        to: '/backend/buyer_purchase_forging',
        permission: 'buyer_purchase.get',
      },
      {
        label: postingKindLabels.purchase_piece,
        hint: msg`Finished sizes; cut from stock and remnants`,
        to: '/backend/buyer_purchase_piece',
        permission: 'buyer_purchase.get',
      },
    ],
  },
  {
    label: msg`I want to sell`,
    entries: [
      {
        label: msg`Raw material from stock`,
        hint: msg`Prime stock or remnants; have weight, price and photos at hand`,
        to: '/backend/seller_quotation',
        permission: 'seller_quotation.get',
      },
    ],
  },
  {
    label: msg`I want to talk`,
    entries: [{ label: msg`Forum`, to: '/home/forum', tags: { module: 'forum', max: 99, key: 'tag_id' } }],
  },
]
