/** What the server calls the kinds of postings: on the pages it renders, in feeds and in mails (docs/words.md). */
import type { Lang, PostingKind } from './enums.ts'

export const kindNames: Readonly<Record<PostingKind, Readonly<Record<Lang, string>>>> = {
  quotation: { zh: '现货商城', en: 'Stock listings' },
  raise: { zh: '钢厂团购', en: 'Group buys' },
  purchase_material: { zh: '原料采购', en: 'Raw-material requests' },
  purchase_piece: { zh: '碎切采购', en: 'Cut-to-size requests' },
  purchase_forging: { zh: '锻件定制', en: 'Custom forgings' },
}
