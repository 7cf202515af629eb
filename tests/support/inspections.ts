/** Inspections that companies order: valid forms, and commissions in each state. */
import { randomUUID } from 'node:crypto'
import { inspectionApi } from '#contract/inspect_business.ts'
import { inspectionAdminApi } from '#contract/inspect_business_admin.ts'
import { postings } from '#contract/postings/index.ts'
import { insertUpload } from '#server/features/upload/store.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import type { Caller, Target, Targets } from './access_cases.ts'
import type { RawInput, TestApp } from './app.ts'
import type { Member, Person } from './factory.ts'
import { completeValues } from './postings.ts'
import { dayAfter } from './quotes.ts'

/** Days are counted from `from`, by default today. */
export const inspectionValues = (from = Date.now()) => ({
  object: 'Flange, 42CrMo, to drawing 4711',
  specification: 'EN 10228-3, class 3',
  quantity: 12,
  quantity_unit: 'piece' as const,
  region_id: 110105,
  address: 'Hall 3, gate B',
  stage: 'before_shipment' as const,
  items: ['dimensions' as const, 'ut' as const],
  wished_on: dayAfter(10, from),
  contact_name: 'Li Wei',
  contact_mobile: '13800138000',
})
export const quoteValues = (from = Date.now()) => ({
  price_amount: 3200,
  currency: 'CNY' as const,
  tax_included: 1 as const,
  includes: 'One inspector, one day, travel',
  possible_on: dayAfter(9, from),
  valid_until: dayAfter(5, from),
})
export const scheduleValues = (from = Date.now()) => ({
  scheduled_on: dayAfter(9, from),
  inspector: 'Zhao Gang',
})
export const reportValues = (address: string) => ({
  inspected_on: chinaDay(new Date()),
  result: 'passed' as const,
  summary: 'All dimensions within tolerance, no indications',
  report_files: [{ address, name: 'report.pdf', type: 'pdf' as const }],
})

export type Reached = 'requested' | 'quoted' | 'accepted' | 'scheduled' | 'reported'

export function inspectionScene({ call, deps, make }: TestApp) {
  let known: Promise<Person> | undefined
  const operator = () => (known ??= make.operator(['admin_inspect']))

  const now = () => deps.clock().getTime()

  /** Returns the address of a report that this person has uploaded. */
  async function upload({ id }: Person): Promise<string> {
    const address = `/uploads/private/2026/01/${randomUUID()}.pdf`
    await insertUpload(deps.database.orm, {
      address,
      account_id: id,
      usage: 'certificate',
      file_type: 'pdf',
      size: 1000,
      created_at: deps.clock(),
    })
    return address
  }

  /** Orders an inspection for a company and takes it to a state; returns it as the company sees it. */
  async function reach(by: Member, state: Reached, form: object = {}, report: object = {}) {
    const own = { token: by.token }
    const as = { token: (await operator()).token }
    const { data } = await call(inspectionApi.request, { body: { ...inspectionValues(now()), ...form } }, own)
    const params = { id: data.id }
    const steps = [
      () => call(inspectionAdminApi.quote, { params, body: { ...quoteValues(now()), revision: 1 } }, as),
      () => call(inspectionApi.accept, { params, body: { revision: 2 } }, own),
      () =>
        call(inspectionAdminApi.schedule, { params, body: { ...scheduleValues(now()), revision: 3 } }, as),
      async () => {
        const body = { ...reportValues(await upload(await operator())), ...report, revision: 4 }
        return call(inspectionAdminApi.report, { params, body }, as)
      },
    ]
    const order: readonly Reached[] = ['requested', 'quoted', 'accepted', 'scheduled', 'reported']
    for (const step of steps.slice(0, order.indexOf(state))) await step()
    return (await call(inspectionApi.one, { params }, own)).data
  }

  return { operator, upload, reach }
}

const base = '/api/backend/inspect_business/'
const back = '/api/admin/inspect_business/'
/** How far a commission is before the call, and its revision then; other calls are about a new one. */
const before: Record<string, { state: Reached; revision: number }> = {
  [`${base}:id/accept/`]: { state: 'quoted', revision: 2 },
  [`${base}:id/decline/`]: { state: 'quoted', revision: 2 },
  [`${base}:id/badge/`]: { state: 'reported', revision: 5 },
  [`${back}:id/schedule/`]: { state: 'accepted', revision: 3 },
  [`${back}:id/report/`]: { state: 'scheduled', revision: 4 },
}

/** Requests by operation; those that need only their address are missing. */
export const inspectionRequests = (): Record<string, (target: Target) => RawInput> => {
  const step = (path: string, bodyOf: (target: Target) => object) => ({
    [`POST ${path}`]: (target: Target): RawInput => ({
      params: { id: target.id },
      body: { ...bodyOf(target), revision: before[path]?.revision ?? 1 },
    }),
  })
  return {
    [`POST ${base}`]: () => ({ body: inspectionValues() }),
    ...step(`${base}:id/accept/`, () => ({})),
    ...step(`${base}:id/decline/`, () => ({ reason: 'Too expensive' })),
    ...step(`${base}:id/cancel/`, () => ({})),
    ...step(`${back}:id/quote/`, () => quoteValues()),
    ...step(`${back}:id/schedule/`, () => scheduleValues()),
    // The code of the target is the address of a report that the caller has uploaded.
    ...step(`${back}:id/report/`, ({ code }) =>
      reportValues(code.startsWith('/') ? code : '/uploads/private/2026/01/absent.pdf'),
    ),
    ...step(`${back}:id/refuse/`, () => ({ reason: 'Nobody is free' })),
    [`PUT ${base}:id/badge/`]: ({ id }) => ({ params: { id }, body: { wanted: true } }),
  }
}

/** Returns the targets for a path that concerns inspections. */
export function inspectionTargets(app: TestApp, mainOf: (caller: Caller) => Member) {
  const { reach, upload } = inspectionScene(app)
  const { api } = postings.quotation
  const ordered = async (by: Member, path: string, { person }: Caller): Promise<Partial<Target>> => {
    const { data: draft } = await app.call(api.create, { body: completeValues() }, { token: by.token })
    const form = { posting_code: draft.code }
    const { id } = await reach(by, before[path]?.state ?? 'requested', form)
    return { id, ...(person && path.endsWith('/report/') && { code: await upload(person) }) }
  }
  return (path: string): Targets | undefined => {
    if (!path.includes('/inspect_business/')) return undefined
    const foreign = async (caller: Caller) => ordered(await app.make.gold(), path, caller)
    return { own: (caller) => ordered(mainOf(caller), path, caller), foreign }
  }
}
