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

/** Target of a system message to operators about a report or request; older ones do not say which. */
const requests = '/admin/user_accusation'
const requestOf = (sign: string): string | undefined => /^accusation-(\d{1,10})$/.exec(sign)?.[1]

/** The time in which an operator acted for the reader: what was changed. */
const acted = '/backend/acted'

/** Target of a system message to operators about a company, whose id is in the sign. */
const companyOf = (sign: string): string | undefined => /^company-(\d{1,10})$/.exec(sign)?.[1]

/** Target of notifications about a message, whatever their module. */
const conversations = '/backend/conversations'
const conversationOf = (sign: string): string | undefined => /^conversation-(\d{1,10})$/.exec(sign)?.[1]

/** Target of notifications about a thread, and of those to operators about a post that waits. */
const threadOf = (sign: string): string | undefined => {
  const [, thread, place] = /^thread-(\d{1,10})(?:-(\d{1,10}))?$/.exec(sign) ?? []
  return thread && `/home/forum/${thread}${place && place !== '0' ? `?reply=${place}` : ''}`
}
const waitingPostOf = (sign: string): string | undefined => /^forum-(\d{1,15})$/.exec(sign)?.[1]

/** Target of a notification about several matches: what the saved search that found them shows now. */
const searches = '/backend/saved_search'

/** The second of the first approval of a notification about several: what was decided since is listed. */
const approvedSince = (sign: string): string | undefined => /^approved-(\d{1,12})$/.exec(sign)?.[1]

/** Where a notification about several that end, or have ended, leads; `{ends}` is from the first to the last end. */
const endingTargets: Record<string, (module: MessageModule) => string> = {
  expiring: (module) => `${ownListOf(module)}?state=expiring&ends_between={ends}`,
  quotes: () => '/backend/quotes_sent?state=open&ends_between={ends}',
  over: () => '/backend/quotes_sent?state=expired&ended_between={ends}',
  joins: () => '/backend/dashboard?joined_ends={ends}#joined',
}
const endingTarget = ({ module, record_sign: sign }: Signed): string | undefined => {
  const [, of = '', ends = ''] = /^(expiring|quotes|over|joins)-(\d{1,10}-\d{1,10})$/.exec(sign) ?? []
  return endingTargets[of]?.(module).replace('{ends}', ends)
}

/** The list of the reader's own postings that a module is about; the platform's are in the back office. */
const ownListOf = (module: MessageModule): string => {
  const raised = Object.values(postings).find(
    ({ definition: { kind, postedBy } }) => postedBy === 'platform' && module === `business_${kind}`,
  )
  return raised ? `/admin/${raised.definition.kind}` : targets[module]
}

/** The series of market prices that a sign names: what a price alert opens. */
const seriesOf = (sign: string): string | undefined =>
  /^price-(\d{1,9}-\d{1,9}|grade-[^\s<>"]{1,40})$/.exec(sign)?.[1]

/** Target of what operators and companies are told about memberships, whatever the module. */
const memberships = '/admin/membership'
const refunds = '/admin/membership?tab=freight'
const certificates = '/admin/mill_certificate'
const ownMembership = '/backend/membership'

/** Targets of notifications about an inspection: the company's, and the operators'. */
const inspections = { inspection: '/backend/inspect_business', inspection_request: '/admin/inspect_business' }
/** Target of what operators and companies are told about preferred suppliers. */
const ownSupplier = '/backend/supplier'
const supplierOf = (sign: string): string | undefined => /^supplier-(\d{1,10})$/.exec(sign)?.[1]

/** Target of notifications whose page does not exist yet. */
const fallback = '/backend/dashboard'

type Signed = { module: MessageModule; record_sign: string }

/**
 * Returns the address that a notification opens. `exists` tells whether a route (such as `/home/quotation/$code`) exists;
 * if the target does not, the dashboard is opened instead.
 */
export function targetOf(message: Signed, exists: (path: string) => boolean): string {
  const { module, record_sign: sign } = message
  const thread = threadOf(sign)
  if (thread && exists('/home/forum/$id')) return thread
  const posting = postingOf(sign)
  const target = specialTarget(message) ?? targets[module]
  const route = target.replace('{sign}', '$code').replace(/[?#].*/, '')
  const needsSign = target.includes('{sign}')
  if (!exists(route) || (needsSign && sign === '')) return fallback
  return target.replace('{sign}', encodeURIComponent(posting ?? sign))
}

/** Returns the target if the sign decides it; undefined if the module alone does. */
function specialTarget({ module, record_sign: sign }: Signed): string | undefined {
  const request = module === 'user' ? requestOf(sign) : undefined
  if (request) return `${requests}?row=${request}`
  if (module === 'user' && sign === 'accusation') return requests
  if (module === 'user' && /^acting-\d{1,10}$/.test(sign)) return `${acted}#${sign}`
  const company = module === 'tenant' ? companyOf(sign) : undefined
  if (company) return `/admin/tenant?row=${company}`
  const supplier = module === 'tenant' ? supplierOf(sign) : undefined
  if (supplier) return `/admin/good_business?row=${supplier}`
  if (module === 'tenant' && sign === 'supplier') return ownSupplier
  if (module === 'tenant' && sign === 'membership') return ownMembership
  if (module === 'tenant' && /^membership-\d+$/.test(sign)) return memberships
  if (module === 'tenant' && /^freight-\d+$/.test(sign)) return refunds
  if (/^certificate-\d+$/.test(sign)) return certificates
  const [, side, order] = /^(inspection|inspection_request)-(\d{1,10})$/.exec(sign) ?? []
  if (side) return `${inspections[side as keyof typeof inspections]}?id=${order}`
  const conversation = conversationOf(sign)
  if (conversation) return `${conversations}?id=${conversation}`
  const waiting = module === 'user' ? waitingPostOf(sign) : undefined
  if (waiting) return `/admin/forum?post=${waiting}`
  const search = /^search-(\d{1,10})$/.exec(sign)?.[1]
  if (search) return `${searches}?open=${search}`
  const since = approvedSince(sign)
  if (since) return `${targets[module]}?state=online&decided_since=${since}`
  const ending = endingTarget({ module, record_sign: sign })
  if (ending) return ending
  const series = seriesOf(sign)
  if (series) return `/home/market_price?series=${encodeURIComponent(series)}`
  const posting = definitionOf(postingOf(sign))
  if (posting) return `/home/${posting.kind}/{sign}`
  const dealt = module === 'my_business' && definitionOf(sign)
  return dealt ? ownDealings[dealt.response] : undefined
}
