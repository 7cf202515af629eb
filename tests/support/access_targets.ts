/** Targets of the access table that need several people, such as requested drawings, quotes and parts in a group buy. */
import { randomUUID } from 'node:crypto'
import { conversationApi } from '#contract/conversation.ts'
import { drawingAccessApi } from '#contract/drawing_access.ts'
import { intentionApi } from '#contract/intention.ts'
import { joiningApi } from '#contract/joining.ts'
import { millCertificateAdminApi } from '#contract/mill_certificate.ts'
import { templateApis } from '#contract/postings/template_api.ts'
import { savedSearchApi } from '#contract/saved_search.ts'
import { signInApi } from '#contract/sign_in.ts'
import { openSession } from '#server/http/session.ts'
import type { Caller, Target, Targets } from './access_cases.ts'
import type { TestApp } from './app.ts'
import { editionTargets } from './app_editions.ts'
import { articleTargets } from './articles.ts'
import { certificationScene } from './certification.ts'
import type { Member, Person } from './factory.ts'
import { failedJob } from './failed_job.ts'
import { forumTargets } from './forum.ts'
import { inspectionTargets } from './inspections.ts'
import { marketPriceTargets } from './market_prices.ts'
import { supplierTargets } from './supplier_targets.ts'
import { kindOf, marketOf } from './kinds.ts'
import { passkeyOf } from './authenticator.ts'
import { correctionTargets } from './correction_targets.ts'
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
  const reviewer = await make.operator(['admin_quotation.get'])
  const spots = marketOf(kindOf('quotation'), app, reviewer)
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
  const ofForum = forumTargets(app)
  const ofCorrections = correctionTargets(app)
  const ofInspections = inspectionTargets(app, mainOf)
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
  const passkeyTargets: Targets = {
    own: async ({ person }) => (person ? passkeyOf(app, person) : {}),
    foreign: async () => passkeyOf(app, await make.user()),
  }
  const applicationTargets: Targets = {
    own: async (caller) => {
      const main = mainOf(caller)
      return { id: (await certifications.apply(main)).id }
    },
    foreign: async () => ({ id: (await certifications.apply(await make.member())).id }),
  }
  const ofMarketPrices = await marketPriceTargets(app)
  const ofSuppliers = await supplierTargets(app, mainOf)
  const licenseTargets: Targets = {
    own: async (caller) => ({ code: await certifications.license(mainOf(caller)) }),
  }
  /** Two companies offer the same piece of the same heat, and the operators have an alert about it. */
  const certificateAlert = async (): Promise<Partial<Target>> => {
    const heat_no = randomUUID().slice(0, 12)
    const values = { heats: [{ heat_no, pieces: ['1'] }] }
    const codes = [
      await spots.submit(await make.gold(), values),
      await spots.submit(await make.gold(), values),
    ]
    await app.drain()
    const { token } = reviewer
    const { data } = await call(millCertificateAdminApi.list, { query: { size: 50 } }, { token })
    const found = data.results.find(({ postings: pair }) => pair.some(({ code }) => code === codes[0]))
    return { id: found?.id ?? 0 }
  }
  const alertTargets: Targets = { foreign: certificateAlert, online: certificateAlert }
  const actingTargets: Targets = { ...accountTargets, foreign: async () => ({ id: (await make.user()).id }) }
  return (path: string): Targets | undefined => {
    const own = ofInspections(path) ?? ofForum(path) ?? ofCorrections(path)
    if (own) return own
    if (/^\/api\/admin\/user\/:id\/(impersonate|overview|activity)\/$/.test(path)) return actingTargets
    if (path === '/api/app_edition/:id/file/') return editionTargets(app)
    if (path === '/api/article/:id/') return articleTargets(app)
    if (path === '/api/company/:code/') return { foreign: async () => ({ code: ownerCode }) }
    if (path === '/api/admin/company/:id/merge/')
      return {
        foreign: async () => ({
          id: (await make.certified()).tenantId,
          code: String((await make.certified()).tenantId),
        }),
      }
    if (path.startsWith('/api/admin/company/'))
      return { foreign: async () => ({ id: (await make.certified()).tenantId }) }
    if (path === '/api/backend/certification/') return licenseTargets
    if (path.includes('/certification/')) return applicationTargets
    if (path.startsWith('/api/good_business/')) return { foreign: async () => ({ code: ownerCode }) }
    if (/\/(supplier|good_business)\//.test(path)) return ofSuppliers(path)
    if (path.includes('/mill_certificate/')) return alertTargets
    if (path.includes('/market_price/')) return ofMarketPrices(path)
    if (path.startsWith('/api/admin/delivery/'))
      return { foreign: async () => ({ code: await failedJob(app) }) }
    if (path.includes('/freight/')) return ofFreight(path)
    if (path.startsWith('/api/backend/deal/')) return dealTargets
    if (path.startsWith('/api/admin/deal/')) return groupDealTargets
    if (/^\/api\/(account|logout|notification)/.test(path)) return accountTargets
    if (path.startsWith('/api/backend/quote/:id/')) return quoteTargets
    if (path.startsWith('/api/backend/conversation/')) return conversationTargets
    if (path.includes('/quote/')) return requestTargets
    if (path.includes('/drawing_access/')) return drawingTargets
    if (path.startsWith('/api/saved_search/')) return searchTargets
    if (path.startsWith('/api/sign_in/')) return signInTargets
    if (path.startsWith('/api/passkey/')) return passkeyTargets
    if (path.startsWith('/api/purchase_piece/')) return pieceTargets
    if (path.includes('/template/')) return templateTargets
    if (path.startsWith('/api/backend/join/')) return partTargets
    return path.endsWith('/join/') ? groupTargets : ofMembership(path)
  }
}
