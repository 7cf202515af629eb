import { purchaseForging, purchaseForgingApi } from './purchase_forging.ts'
import { purchaseMaterial, purchaseMaterialApi } from './purchase_material.ts'
import { purchasePiece, purchasePieceApi } from './purchase_piece.ts'
import { quotation, quotationApi } from './quotation.ts'
import { raise, raiseApi } from './raise.ts'

/** The registry of posting kinds: a new kind is added here and nowhere else in generic code. */
export const postings = {
  quotation: { definition: quotation, api: quotationApi },
  purchase_forging: { definition: purchaseForging, api: purchaseForgingApi },
  purchase_material: { definition: purchaseMaterial, api: purchaseMaterialApi },
  purchase_piece: { definition: purchasePiece, api: purchasePieceApi },
  raise: { definition: raise, api: raiseApi },
} as const
export type RegisteredKind = keyof typeof postings
