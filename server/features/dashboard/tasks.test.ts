/** What waits for a person besides postings and dealings: counted for those who can do it, zero for everybody else. */
import { expect, test } from 'vitest'
import { certificationAdminApi } from '#contract/certification.ts'
import { conversationApi } from '#contract/conversation.ts'
import { dashboardApi } from '#contract/dashboard.ts'
import { drawingAccessApi } from '#contract/drawing_access.ts'
import { goodBusinessAdminApi } from '#contract/good_business_admin.ts'
import { intentionApi } from '#contract/intention.ts'
import { staffApi, transferDays } from '#contract/staff.ts'
import { testApp } from '../../../tests/support/app.ts'
import { certificationScene } from '../../../tests/support/certification.ts'
import { testPassword, type Person } from '../../../tests/support/factory.ts'
import { supplierScene } from '../../../tests/support/good_business.ts'
import { inspectionScene } from '../../../tests/support/inspections.ts'
import { kindOf, marketOf } from '../../../tests/support/kinds.ts'
import { market } from '../../../tests/support/postings.ts'
import { noTasks, type Tasks } from './task_store.ts'

const app = await testApp()
const { call, raw, make, pass } = app
const operator = await make.operator(['admin_quotation.get', 'admin_purchase.get', 'admin_tenant.get'])
const as = ({ token }: Person) => ({ token })
const tasksOf = async (of: Person): Promise<Tasks> =>
  (await call(dashboardApi.backend, {}, as(of))).data.tasks
const only = (tasks: Partial<Tasks>): Tasks => ({ ...noTasks, ...tasks })

test('nothing waits for somebody without a company, and 401 for visitors', async () => {
  expect(await tasksOf(await make.user())).toEqual(noTasks)
  expect((await raw(dashboardApi.backend, {})).status).toBe(401)
})

test('requests for drawings wait for those who buy, with the posting that waited longest', async () => {
  const forging = kindOf('purchase_forging')
  const { publish } = marketOf(forging, app, operator)
  const owner = await make.member()
  const drawn = {
    drawings: [{ address: 'https://files.example/flange.pdf', name: 'flange.pdf', type: 'pdf' }],
    drawing_access: 'on_approval',
    governs: 'drawing',
  }
  const [first, second] = [await publish(owner, drawn), await publish(owner, drawn)]
  const ask = async (code: string) => {
    const body = { kind: 'purchase_forging' as const, code }
    await call(drawingAccessApi.request, { body }, as(await make.member()))
    pass(60)
  }
  await ask(second)
  await ask(first)
  await ask(first)
  const waiting = only({ drawing_requests: 3, drawings_of: { kind: 'purchase_forging', code: second } })
  expect(await tasksOf(owner)).toEqual(waiting)
  expect(await tasksOf(await make.staff(owner.tenantId, ['buyer_purchase.get']))).toEqual(waiting)
  expect(await tasksOf(await make.staff(owner.tenantId, ['seller_quotation.get']))).toEqual(noTasks)
  expect(await tasksOf(await make.gold())).toEqual(noTasks)

  const query = { kind: 'purchase_forging' as const, code: second }
  const [asked] = (await call(drawingAccessApi.list, { query }, as(owner))).data
  const params = { id: asked!.id, action: 'refuse' as const }
  await call(drawingAccessApi.answer, { params }, as(owner))
  expect(await tasksOf(owner)).toEqual(
    only({ drawing_requests: 2, drawings_of: { kind: 'purchase_forging', code: first } }),
  )
  // Its page no longer asks the owner.
  await call(forging.api.action, { params: { code: first, action: 'close' } }, as(owner))
  expect(await tasksOf(owner)).toEqual(noTasks)
})

test('quotes for inspections wait for those who order, as long as they can be accepted', async () => {
  const { reach } = inspectionScene(app)
  const company = await make.gold()
  await reach(company, 'requested')
  expect(await tasksOf(company)).toEqual(noTasks)
  await reach(company, 'quoted')
  await reach(company, 'accepted')
  const buyer = await make.staff(company.tenantId, ['buyer_purchase.get'])
  const manager = await make.staff(company.tenantId, ['staff.get'])
  expect(await tasksOf(company)).toEqual(only({ inspection_quotes: 1 }))
  expect(await tasksOf(buyer)).toEqual(only({ inspection_quotes: 1 }))
  expect(await tasksOf(manager)).toEqual(noTasks)
  // Valid for five more days.
  pass(5 * 86_400)
  expect(await tasksOf(company)).toEqual(only({ inspection_quotes: 1 }))
  pass(86_400)
  expect(await tasksOf(company)).toEqual(noTasks)
})

test('what the operators sent back waits for the main account until it is sent again', async () => {
  const { apply } = certificationScene(app)
  const supplier = await supplierScene(app)
  const company = await make.certified()
  const staff = await make.staff(company.tenantId, [
    'seller_quotation.get',
    'buyer_purchase.get',
    'staff.get',
  ])
  const comment = { comment: 'The licence is blurred' }
  const sent = await apply(company)
  expect(await tasksOf(company)).toEqual(noTasks)
  const back = { id: sent.id, action: 'request_revision' as const }
  await call(certificationAdminApi.refuse, { params: back, body: comment }, as(operator))
  expect(await tasksOf(company)).toEqual(only({ certification_returned: 1 }))
  const { id } = await supplier.apply(company)
  const profile = { id, action: 'request_revision' as const }
  await call(goodBusinessAdminApi.refuse, { params: profile, body: comment }, as(supplier.operator))
  expect(await tasksOf(company)).toEqual(only({ certification_returned: 1, supplier_returned: 1 }))
  expect(await tasksOf(staff)).toEqual(noTasks)
  await apply(company)
  expect(await tasksOf(company)).toEqual(only({ supplier_returned: 1 }))
  await supplier.apply(company)
  expect(await tasksOf(company)).toEqual(noTasks)
})

test('a hand-over waits for the one who has to confirm it, until it expires', async () => {
  const main = await make.gold()
  const [next, other] = [await make.staff(main.tenantId, []), await make.staff(main.tenantId, ['staff.get'])]
  await call(staffApi.transfer, { body: { account_id: next.id, password: testPassword } }, as(main))
  expect(await tasksOf(next)).toEqual(only({ hand_over: 1 }))
  for (const one of [main, other]) expect(await tasksOf(one)).toEqual(noTasks)
  pass(transferDays * 86_400)
  expect(await tasksOf(next)).toEqual(noTasks)
})

test('unread conversations are counted once each, for the side that the person works on', async () => {
  const { publish } = market(app, operator)
  const [seller, buyer] = [await make.gold(), await make.member()]
  const code = await publish(seller)
  await call(intentionApi.create, { params: { code }, body: { quantity: 1, message: 'Mine' } }, as(buyer))
  const { data: talk } = await call(conversationApi.open, { body: { code } }, as(buyer))
  const say = (text: string) =>
    call(conversationApi.send, { params: { id: talk.id }, body: { text } }, as(buyer))
  await say('Still there?')
  await say('Hello?')
  expect((await tasksOf(seller)).conversations_unread).toBe(1)
  expect((await tasksOf(buyer)).conversations_unread).toBe(0)
  const sells = await make.staff(seller.tenantId, ['seller_quotation.get'])
  const buys = await make.staff(seller.tenantId, ['buyer_purchase.get'])
  expect((await tasksOf(sells)).conversations_unread).toBe(1)
  expect((await tasksOf(buys)).conversations_unread).toBe(0)
})
