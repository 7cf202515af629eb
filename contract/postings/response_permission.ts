import type { BackendPermission } from '../permissions.ts'
import type { PostingDefinition } from './define.ts'

/** The right that staff need to answer a posting of another company: who answers an offer buys, who answers a request sells. */
export const responsePermission = ({ side }: Pick<PostingDefinition, 'side'>): BackendPermission =>
  side === 'seller' ? 'buyer_purchase.get' : 'seller_quotation.get'
