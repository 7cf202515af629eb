import { msg } from '@lingui/core/macro'
import { characters, forgeTypes } from '#contract/enums.ts'
import {
  characterLabels,
  forgeTypeLabels,
  postingKindLabels,
  toolLabels,
  tools,
  toolsLabel,
} from '#shared/i18n/labels.ts'
import type { MenuEntry } from './menu.ts'

/** Navigation bar of the market: the specification's entries, and the tools after them. */
export const navigationMenu: readonly MenuEntry[] = [
  { label: msg`Home`, to: '/home' },
  {
    label: postingKindLabels.quotation,
    to: '/home/quotation',
    children: characters.map((character) => ({
      label: characterLabels[character],
      to: '/home/quotation',
      search: { character },
    })),
  },
  {
    label: postingKindLabels.purchase_forging,
    to: '/home/purchase_forging',
    children: forgeTypes.map((type) => ({
      label: forgeTypeLabels[type],
      to: '/home/purchase_forging',
      search: { forge_type: type },
    })),
  },
  { label: postingKindLabels.purchase_material, to: '/home/purchase_material' },
  { label: postingKindLabels.raise, to: '/home/raise' },
  { label: postingKindLabels.purchase_piece, to: '/home/purchase_piece' },
  {
    label: msg`Preferred suppliers`,
    to: '/home/good_business',
    tags: { module: 'good_business', max: 99, key: 'tag_id' },
  },
  { label: msg`Third-party inspection`, to: '/home/inspect_business' },
  { label: msg`Forum`, to: '/home/forum', tags: { module: 'forum', max: 99, key: 'tag_id' } },
  {
    label: toolsLabel,
    to: '/home/tools',
    children: tools.map((tool) => ({ label: toolLabels[tool], to: `/home/tools/${tool}` })),
  },
]

/** Publish button of the side bar: in `section` it leads to `to`, where its postings are created (SPEC 2.98–2.100). */
export const contextPublish: readonly { section: string; to: string; asks?: true }[] = [
  { section: '/home/quotation', to: '/backend/seller_quotation' },
  { section: '/home/purchase_material', to: '/backend/buyer_purchase_material' },
  { section: '/home/purchase_piece', to: '/backend/buyer_purchase_piece' },
  { section: '/home/purchase_forging', to: '/backend/buyer_purchase_forging' },
  // Only operators start a group buy; anybody else can ask for one (SPEC 5.16).
  { section: '/home/raise', to: '/home/raise', asks: true },
  { section: '/home/forum', to: '/home/forum' },
]
