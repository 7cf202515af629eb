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
const definitionOf = (code: string | undefined) =>
  code && Object.values(postings).find(({ definition }) => code.startsWith(definition.codePrefix))?.definition

/** A posting itself, told of by a module that leads elsewhere: what the reader found or collected. */
const postingOf = (sign: string): string | undefined => /^posting-(\w{1,20})$/.exec(sign)?.[1]

/** A system message to operators about what somebody wrote to them. */
const requests = '/admin/dashboard#requests'

/** A message of a conversation leads to it, whichever module tells of it. */
const conversations = '/backend/conversations'
const conversationOf = (sign: string): string | undefined => /^conversation-(\d{1,10})$/.exec(sign)?.[1]

/** The matches of a day are several: they lead to the search that found them. */
const searches = '/backend/saved_search'

/** Page for what has no page of its own yet. */
const fallback = '/backend/dashboard'

type Signed = { module: MessageModule; record_sign: string }

/**
 * Address that a notification opens. `exists` tells whether a route is there (`/home/quotation/$code`); a target that is
 * not built yet opens the dashboard instead of the not-found page.
 */
export function targetOf(message: Signed, exists: (path: string) => boolean): string {
  const { module, record_sign: sign } = message
  const posting = postingOf(sign)
  const target = specialTarget(message) ?? targets[module]
  const route = target.replace('{sign}', '$code').replace(/[?#].*/, '')
  const needsSign = target.includes('{sign}')
  if (!exists(route) || (needsSign && sign === '')) return fallback
  return target.replace('{sign}', encodeURIComponent(posting ?? sign))
}

/** Where what is signed in a way of its own leads; undefined where the module alone decides. */
function specialTarget({ module, record_sign: sign }: Signed): string | undefined {
  if (module === 'user' && sign === 'accusation') return requests
  const conversation = conversationOf(sign)
  if (conversation) return `${conversations}?id=${conversation}`
  if (/^search-\d+$/.test(sign)) return `${searches}#${sign}`
  const posting = definitionOf(postingOf(sign))
  if (posting) return `/home/${posting.kind}/{sign}`
  const dealt = module === 'my_business' && definitionOf(sign)
  return dealt ? ownDealings[dealt.response] : undefined
}
