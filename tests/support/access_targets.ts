/** Targets of the access table that need several people, such as requested drawings, quotes and parts in a group buy. */
import { randomUUID } from 'node:crypto'
import { conversationApi } from '#contract/conversation.ts'
import { drawingAccessApi } from '#contract/drawing_access.ts'
import { intentionApi } from '#contract/intention.ts'
import { joiningApi } from '#contract/joining.ts'
import { postings } from '#contract/postings/index.ts'
import { templateApis } from '#contract/postings/template_api.ts'
import { savedSearchApi } from '#contract/saved_search.ts'
import { signInApi } from '#contract/sign_in.ts'
import { userAccusationApi } from '#contract/user_accusation.ts'
import { openSession } from '#server/http/session.ts'
import type { Caller, Target, Targets } from './access_cases.ts'
import type { TestApp } from './app.ts'
import { certificationScene } from './certification.ts'
import type { Member, Person } from './factory.ts'
import { kindOf, marketOf } from './kinds.ts'
import { freightTargets, membershipTargets } from './membership_targets.ts'
import { quoteSender } from './quotes.ts'

/** Public code of the company that owns every foreign target. */
export const ownerCode = 'TOWNER'

let searches = 0
/** Returns a new search each time, because nobody may save the same one twice. */
export function searchToSave() {
  searches += 1
  return { kind: 'quotation' as const, name: 'Bars', alert: 'off' as const, filters: { min_l: searches } }
}

type Given = {
  owner: Member
  online: string
  mainOf: (caller: Caller) => Member
  publish: (seller: Member) => Promise<string>
  intend: (buyer: Member, code: string) => Promise<number>
}

/** Returns the targets for a path. `online` is a spot posting of `owner`, who owns every foreign target. */
export async function furtherTargets(app: TestApp, { owner, online, mainOf, publish, intend }: Given) {
  const { make, call } = app
  const forgings = marketOf(kindOf('purchase_forging'), app, await make.operator(['admin_purchase.get']))
  const publishWithDrawing = (of: Member) =>
    forgings.publish(of, {
      drawings: [{ address: 'https://files.example/flange.pdf', name: 'flange.pdf', type: 'pdf' }],
      drawing_access: 'on_approval',
      governs: 'drawing',
    })
  const foreignDrawn = await publishWithDrawing(owner)
  const requestDrawing = async (code: string, caller: Person) => {
    const body = { kind: 'purchase_forging' as const, code }
    await call(drawingAccessApi.request, { body }, { token: caller.token })
  }
  const drawingTarget = async (of: Member, code: string): Promise<Partial<Target>> => {
    await requestDrawing(code, await make.member())
    const query = { kind: 'purchase_forging' as const, code }
    const asked = await call(drawingAccessApi.list, { query }, { token: of.token })
    return { code, id: asked.data[0]?.id ?? 0 }
  }
  const drawingTargets: Targets = {
    own: async (caller) => drawingTarget(mainOf(caller), await publishWithDrawing(mainOf(caller))),
    foreign: () => drawingTarget(owner, foreignDrawn),
    online: async () => ({ code: foreignDrawn }),
  }
  const report = async (record_sign: string): Promise<Partial<Target>> => {
    const body = { record_sign, module: 'accusation' as const, comment: 'Look at this' }
    await call(userAccusationApi.create, { body }, { token: owner.token })
    const { token } = await make.operator([postings.quotation.definition.adminPermission, 'admin_raise.get'])
    const open = await call(userAccusationApi.list, { query: { size: 50 } }, { token })
    return { id: open.data.results.findLast((row) => row.record_sign === record_sign)?.id ?? 0 }
  }
  const reportTargets: Targets = {
    own: () => report(online),
    foreign: () => report(''),
    online: () => report(online),
  }
  const quote = quoteSender(app, 'purchase_forging')
  const quoteTarget = async (supplier: Member, on: Member): Promise<Partial<Target>> => {
    const code = await forgings.publish(on)
    return { code, id: (await quote(supplier, code)).data.id }
  }
  const requestTargets: Targets = {
    own: async (caller) => ({ code: await forgings.publish(mainOf(caller)) }),
    foreign: async () => ({ code: await forgings.submit(owner) }),
    online: async () => ({ code: await forgings.publish(owner) }),
    hidden: async () => ({ code: await forgings.submit(owner) }),
  }
  const quoteTargets: Targets = {
    own: async (caller) => quoteTarget(mainOf(caller), owner),
    received: async (caller) => quoteTarget(owner, mainOf(caller)),
    foreign: async () => quoteTarget(await make.certified(), owner),
  }
  const conversation = async (of: Member, on: Member): Promise<Partial<Target>> => {
    const code = await publish(on)
    await intend(of, code)
    const { data } = await call(conversationApi.open, { body: { code } }, { token: of.token })
    return { code, id: data.id }
  }
  const conversationTargets: Targets = {
    own: (caller) => conversation(mainOf(caller), owner),
    received: (caller) => conversation(owner, mainOf(caller)),
    foreign: async () => conversation(await make.member(), owner),
    online: async () => ({ code: online }),
  }
  const search = async (of: Person): Promise<Partial<Target>> => {
    const { data } = await call(savedSearchApi.create, { body: searchToSave() }, { token: of.token })
    return { id: data.id }
  }
  const searchTargets: Targets = {
    own: async ({ person }) => (person ? search(person) : {}),
    foreign: async () => search(await make.user()),
  }
  const pieces = marketOf(kindOf('purchase_piece'), app, await make.operator(['admin_purchase.get']))
  const foreignRequest = await pieces.publish(owner)
  const waitingRequest = await pieces.submit(owner)
  const { api, values } = kindOf('purchase_piece')
  const draft = await call(api.create, { body: values }, { token: owner.token })
  const pieceTargets: Targets = {
    foreign: async () => ({ code: draft.data.code }),
    own: async (caller) => ({ code: await pieces.publish(mainOf(caller)) }),
    online: async () => ({ code: foreignRequest }),
    hidden: async () => ({ code: waitingRequest }),
  }
  const groups = kindOf('raise')
  const organiser = await make.operator(['admin_raise.get'])
  const openGroup = await marketOf(groups, app, organiser).publish(organiser)
  const groupDraft = await call(groups.api.create, { body: groups.values }, { token: organiser.token })
  const joinAs = async (of: Member): Promise<Partial<Target>> => {
    const { token } = of
    await call(joiningApi.create, { params: { code: openGroup }, body: { quantity: 10 } }, { token })
    const own = await call(joiningApi.list, { query: { code: openGroup } }, { token })
    return { id: own.data.results[0]?.id ?? 0 }
  }
  const groupTargets: Targets = {
    foreign: async () => ({ code: groupDraft.data.code }),
    online: async () => ({ code: openGroup }),
  }
  const partTargets: Targets = {
    own: (caller) => joinAs(mainOf(caller)),
    foreign: async () => joinAs(await make.member()),
  }
  /** Creates a group buy whose target one company has reached alone, and closes it as a deal. */
  const groupDeal = async (): Promise<Partial<Target>> => {
    const reached = await marketOf(groups, app, organiser).publish(organiser, {
      target_t: 10,
      tiers: [{ from_t: 10, price: 5200 }],
    })
    const { token } = await make.member()
    const joined = await call(
      joiningApi.create,
      { params: { code: reached }, body: { quantity: 10 } },
      { token },
    )
    await call(groups.api.action, { params: { code: reached, action: 'deal' } }, { token: organiser.token })
    return { id: joined.data.id }
  }
  const groupDealTargets: Targets = { foreign: groupDeal, online: groupDeal }
  const template = async (of: Member): Promise<Partial<Target>> => {
    const body = { name: randomUUID(), values: { material: '45' } }
    const { data } = await call(templateApis.quotation.saveTemplate, { body }, { token: of.token })
    return { id: data.id }
  }
  const templateTargets: Targets = {
    own: (caller) => template(mainOf(caller)),
    foreign: () => template(owner),
  }
  const accountTargets: Targets = {
    own: async ({ person }) => (person ? { id: person.id } : {}),
    foreign: async () => ({ id: owner.id }),
  }
  /** Creates a deal: the buyer enquires about a new posting of the seller, who accepts. */
  const dealBetween = async (seller: Member, buyer: Member) => {
    const id = await intend(buyer, await publish(seller))
    const params = { id, action: 'accept' as const }
    await call(intentionApi.answer, { params, body: {} }, { token: seller.token })
    return { id }
  }
  const dealTargets: Targets = {
    own: async (caller) => dealBetween(owner, mainOf(caller)),
    received: async (caller) => dealBetween(mainOf(caller), owner),
    foreign: async () => dealBetween(owner, await make.member()),
  }
  const ofMembership = membershipTargets(app, mainOf)
  const ofFreight = freightTargets(app, {
    deals: dealTargets,
    mainOf,
    dealOf: async (buyer) => (await dealBetween(owner, buyer)).id,
  })
  const signIn = async (of: Person): Promise<Partial<Target>> => {
    const { database, clock } = app.deps
    await openSession(database.orm, of.id, 'pc', clock())
    const { data } = await call(signInApi.list, {}, { token: of.token })
    return { id: data.find(({ is_this_session }) => !is_this_session)?.id ?? 0 }
  }
  const signInTargets: Targets = {
    own: async ({ person }) => (person ? signIn(person) : {}),
    foreign: async () => signIn(await make.user()),
  }
  const certifications = certificationScene(app)
  const applicationTargets: Targets = {
    own: async (caller) => {
      const main = mainOf(caller)
      return { id: (await certifications.apply(main)).id }
    },
    foreign: async () => ({ id: (await certifications.apply(await make.member())).id }),
  }
  const licenseTargets: Targets = {
    own: async (caller) => ({ code: await certifications.license(mainOf(caller)) }),
  }
  const actingTargets: Targets = { ...accountTargets, foreign: async () => ({ id: (await make.user()).id }) }
  return (path: string): Targets | undefined => {
    if (path.endsWith('/impersonate/')) return actingTargets
    if (path === '/api/company/:code/') return { foreign: async () => ({ code: ownerCode }) }
    if (path.startsWith('/api/admin/company/'))
      return { foreign: async () => ({ id: (await make.certified()).tenantId }) }
    if (path === '/api/backend/certification/') return licenseTargets
    if (path.includes('/certification/')) return applicationTargets
    if (path.includes('/freight/')) return ofFreight(path)
    if (path.startsWith('/api/backend/deal/')) return dealTargets
    if (path.startsWith('/api/admin/deal/')) return groupDealTargets
    if (/^\/api\/(account|logout|notification)/.test(path)) return accountTargets
    if (path.startsWith('/api/backend/quote/:id/')) return quoteTargets
    if (path.startsWith('/api/backend/conversation/')) return conversationTargets
    if (path.includes('/quote/')) return requestTargets
    if (path.includes('/drawing_access/')) return drawingTargets
    if (path.startsWith('/api/admin/user_accusation/')) return reportTargets
    if (path.startsWith('/api/saved_search/')) return searchTargets
    if (path.startsWith('/api/sign_in/')) return signInTargets
    if (path.startsWith('/api/purchase_piece/')) return pieceTargets
    if (path.includes('/template/')) return templateTargets
    if (path.startsWith('/api/backend/join/')) return partTargets
    return path.endsWith('/join/') ? groupTargets : ofMembership(path)
  }
}
