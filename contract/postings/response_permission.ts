import type { BackendPermission } from '../permissions.ts'
import type { PostingDefinition } from './define.ts'

/**
 * The right that staff need to answer another company's posting: answering an offer needs the buyer's right,
 * answering a request the seller's.
 */
export const responsePermission = ({ side }: Pick<PostingDefinition, 'side'>): BackendPermission =>
  side === 'seller' ? 'buyer_purchase.get' : 'seller_quotation.get'
