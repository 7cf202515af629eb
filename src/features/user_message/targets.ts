import type { MessageModule } from '#contract/enums.ts'
import type { PostingDefinition } from '#contract/postings/define.ts'
import { postings } from '#contract/postings/index.ts'

/** The address that a click on a notification opens (SPEC 3.15–3.24); `{sign}` is replaced by its record_sign. */
const targets: Record<MessageModule, string> = {
  tenant_authentication: '/backend/company',
  tenant: '/backend/company',
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

/** Where the company finds its answer to a posting (the sign is the posting's code), by the way of answering. */
const ownDealings: Partial<Record<PostingDefinition['response'], string>> = {
  quote: '/backend/quotes_sent',
  join: '/backend/dashboard#joined',
}
const definitionOf = (code: string | undefined) =>
  code && Object.values(postings).find(({ definition }) => code.startsWith(definition.codePrefix))?.definition

/** Returns the code in a sign that means the posting itself, although the module leads elsewhere. */
const postingOf = (sign: string): string | undefined => /^posting-(\w{1,20})$/.exec(sign)?.[1]

/** Target of a system message to operators about a report or request. */
const requests = '/admin/dashboard#requests'

/** Target of a system message to operators about a company, whose id is in the sign. */
const companyOf = (sign: string): string | undefined => /^company-(\d{1,10})$/.exec(sign)?.[1]

/** Target of notifications about a message, whatever their module. */
const conversations = '/backend/conversations'
const conversationOf = (sign: string): string | undefined => /^conversation-(\d{1,10})$/.exec(sign)?.[1]

/** Target of a notification about several matches: the saved search that found them. */
const searches = '/backend/saved_search'

/** Target of what operators and companies are told about memberships, whatever the module. */
const memberships = '/admin/membership'
const refunds = '/admin/membership?tab=freight'
const ownMembership = '/backend/membership'

/** Target of notifications whose page does not exist yet. */
const fallback = '/backend/dashboard'

type Signed = { module: MessageModule; record_sign: string }

/**
 * Returns the address that a notification opens. `exists` tells whether a route (such as `/home/quotation/$code`) exists;
 * if the target does not, the dashboard is opened instead.
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

/** Returns the target if the sign decides it; undefined if the module alone does. */
function specialTarget({ module, record_sign: sign }: Signed): string | undefined {
  if (module === 'user' && sign === 'accusation') return requests
  const company = module === 'tenant' ? companyOf(sign) : undefined
  if (company) return `/admin/tenant?row=${company}`
  if (module === 'tenant' && sign === 'membership') return ownMembership
  if (module === 'tenant' && /^membership-\d+$/.test(sign)) return memberships
  if (module === 'tenant' && /^freight-\d+$/.test(sign)) return refunds
  const conversation = conversationOf(sign)
  if (conversation) return `${conversations}?id=${conversation}`
  if (/^search-\d+$/.test(sign)) return `${searches}#${sign}`
  const posting = definitionOf(postingOf(sign))
  if (posting) return `/home/${posting.kind}/{sign}`
  const dealt = module === 'my_business' && definitionOf(sign)
  return dealt ? ownDealings[dealt.response] : undefined
}
