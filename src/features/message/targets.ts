import type { MessageModule } from '#contract/enums.ts'
import type { PostingDefinition } from '#contract/postings/define.ts'
import { postings } from '#contract/postings/index.ts'

/** Where a notification leads when it is clicked: the table of spec §3, `{sign}` being its record_sign. */
const targets: Record<MessageModule, string> = {
  tenant_authentication: '/backend/dashboard',
  tenant: '/backend/dashboard',
  user: '/backend/dashboard',
  staff: '/backend/staff',
  purchase_material: '/backend/buyer_purchase_material',
  purchase_piece: '/backend/buyer_purchase_piece',
  purchase_forging: '/backend/buyer_purchase_forging',
  quotation: '/backend/seller_quotation',
  business_quotation: '/backend/dashboard',
  business_purchase_material: '/backend/dashboard',
  business_purchase_piece: '/backend/dashboard',
  business_purchase_forging: '/backend/dashboard',
  business_raise: '/backend/dashboard',
  forum: '/home/forum?tab=posts',
  forum_discuss: '/home/forum?tab=with_me',
  my_business: '/backend/dashboard?tab=sent#intentions',
  visitor_quotation: '/home/quotation/{sign}',
  visitor_purchase_material: '/home/purchase_material/{sign}',
  visitor_purchase_piece: '/home/purchase_piece/{sign}',
  visitor_purchase_forging: '/home/purchase_forging/{sign}',
}

/** Where the own side of a dealing is found, by what was done with the posting that the sign is the code of. */
const ownDealings: Partial<Record<PostingDefinition['response'], string>> = {
  quote: '/backend/quotes_sent',
  join: '/backend/dashboard#joined',
}
const responseTo = (sign: string): PostingDefinition['response'] | undefined =>
  Object.values(postings).find(({ definition }) => sign.startsWith(definition.codePrefix))?.definition
    .response

/** A system message to operators about what somebody wrote to them. */
const requests = '/admin/dashboard#requests'

/** A message of a conversation leads to it, whichever module tells of it. */
const conversations = '/backend/conversations'
const conversationOf = (sign: string): string | undefined => /^conversation-(\d{1,10})$/.exec(sign)?.[1]

/** The matches of a day are several: they lead to the search that found them. */
const searches = '/backend/saved_search'

/** Page for what has no page of its own yet. */
const fallback = '/backend/dashboard'

/**
 * Address that a notification opens. `exists` tells whether a route is there (`/home/quotation/$code`); a target that is
 * not built yet opens the dashboard instead of the not-found page.
 */
export function targetOf(
  message: { module: MessageModule; record_sign: string },
  exists: (path: string) => boolean,
): string {
  const isRequest = message.module === 'user' && message.record_sign === 'accusation'
  const response = message.module === 'my_business' ? responseTo(message.record_sign) : undefined
  const isDigest = /^search-\d+$/.test(message.record_sign)
  const conversation = conversationOf(message.record_sign)
  const special = isRequest
    ? requests
    : conversation
      ? `${conversations}?id=${conversation}`
      : isDigest
        ? `${searches}#${message.record_sign}`
        : response && ownDealings[response]
  const target = special ?? targets[message.module]
  const route = target.replace('{sign}', '$code').replace(/[?#].*/, '')
  const needsSign = target.includes('{sign}')
  if (!exists(route) || (needsSign && message.record_sign === '')) return fallback
  return target.replace('{sign}', encodeURIComponent(message.record_sign))
}
