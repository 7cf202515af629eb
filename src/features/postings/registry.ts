import type { PostingApi } from '#contract/postings/api.ts'
import type { PostingDefinition } from '#contract/postings/define.ts'
import { postings, type RegisteredKind } from '#contract/postings/index.ts'
import type { PostingSlots, PostingView, ViewOf } from './define_view.ts'
import { purchaseForgingView } from './purchase_forging.tsx'
import { purchaseMaterialView } from './purchase_material.tsx'
import { purchasePieceView } from './purchase_piece.tsx'
import { quotationView } from './quotation.tsx'
import { raiseView } from './raise.tsx'

/** Both halves of a kind as generic screens know them. */
export type PostingKindEntry = { definition: PostingDefinition; api: PostingApi; view: PostingView }

/** Each half was checked against the other where it was declared; here the kinds lose their differences. */
const entry = <H extends (typeof postings)[RegisteredKind]>(
  half: H,
  view: ViewOf<H['definition']>,
): PostingKindEntry => ({
  ...(half as unknown as Omit<PostingKindEntry, 'view'>),
  view: view as unknown as PostingView,
})

/** Both halves of every posting kind; generic screens take one entry. */
export const postingKinds: Record<RegisteredKind, PostingKindEntry> = {
  quotation: entry(postings.quotation, quotationView),
  purchase_forging: entry(postings.purchase_forging, purchaseForgingView),
  purchase_material: entry(postings.purchase_material, purchaseMaterialView),
  purchase_piece: entry(postings.purchase_piece, purchasePieceView),
  raise: entry(postings.raise, raiseView),
}

/** Entry of a kind named in stored data. Throws when the product has no such kind. */
export function entryOfKind(kind: string): PostingKindEntry {
  if (!(kind in postingKinds)) throw new Error(`No posting kind ${kind}`)
  return postingKinds[kind as RegisteredKind]
}

/** Entry of the kind that gives out such codes; undefined where none does. */
export const entryOfCode = (code: string): PostingKindEntry | undefined =>
  Object.values(postingKinds).find(({ definition }) => code.startsWith(definition.codePrefix))

/** What a kind shows of its own. */
export const slotsOf = (kind: string): PostingSlots => entryOfKind(kind).view.slots ?? {}

/** The first kind that companies post and others answer in this way: where a page that has nothing yet leads to. */
export const entryAnswered = (response: PostingDefinition['response']): PostingKindEntry =>
  Object.values(postingKinds).find(({ definition }) => definition.response === response)!
