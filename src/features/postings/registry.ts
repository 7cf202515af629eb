import type { PostingApi } from '#contract/postings/api.ts'
import type { PostingDefinition } from '#contract/postings/define.ts'
import { postings, type RegisteredKind } from '#contract/postings/index.ts'
import type { PostingSlots, PostingView, ViewOf } from './define_view.ts'
import { purchaseForgingView } from './purchase_forging.tsx'
import { purchaseMaterialView } from './purchase_material.tsx'
import { purchasePieceView } from './purchase_piece.tsx'
import { quotationView } from './quotation.tsx'
import { raiseView } from './raise.tsx'

/** Definition, calls and view of one posting kind, with the types that generic code uses. */
export type PostingKindEntry = { definition: PostingDefinition; api: PostingApi; view: PostingView }

/** Joins definition and view, which were checked against each other where the view is declared, and widens their types. */
const entry = <H extends (typeof postings)[RegisteredKind]>(
  half: H,
  view: ViewOf<H['definition']>,
): PostingKindEntry => ({
  ...(half as unknown as Omit<PostingKindEntry, 'view'>),
  view: view as unknown as PostingView,
})

/** All posting kinds; generic pages take one entry. */
export const postingKinds: Record<RegisteredKind, PostingKindEntry> = {
  quotation: entry(postings.quotation, quotationView),
  purchase_forging: entry(postings.purchase_forging, purchaseForgingView),
  purchase_material: entry(postings.purchase_material, purchaseMaterialView),
  purchase_piece: entry(postings.purchase_piece, purchasePieceView),
  raise: entry(postings.raise, raiseView),
}

/** Returns the entry of a kind; throws if there is no such kind. */
export function entryOfKind(kind: string): PostingKindEntry {
  if (!(kind in postingKinds)) throw new Error(`No posting kind ${kind}`)
  return postingKinds[kind as RegisteredKind]
}

/** Returns the entry of the kind whose codes begin like `code`; undefined if there is none. */
export const entryOfCode = (code: string): PostingKindEntry | undefined =>
  Object.values(postingKinds).find(({ definition }) => code.startsWith(definition.codePrefix))

/** Returns the components that only this kind shows. */
export const slotsOf = (kind: string): PostingSlots => entryOfKind(kind).view.slots ?? {}

/** Returns the first kind whose postings are answered in this way; pages that are still empty link to its list. */
export const entryAnsweredBy = (response: PostingDefinition['response']): PostingKindEntry =>
  Object.values(postingKinds).find(({ definition }) => definition.response === response)!
