/** Companies of browser tests and how far they have come, by calling the API directly. */
import type { APIRequestContext } from '@playwright/test'
import type { OwnCertification } from '#contract/certification.ts'
import { checkDigitOf } from '#contract/credit_code.ts'
import type { OwnSupplier } from '#contract/good_business.ts'
import type { Account } from './browser.ts'
import { callerOf, registerTrader, uploadPicture, type Caller } from './browser_people.ts'
import { supplierValues } from './good_business.ts'
import { dayAfter } from './quotes.ts'

/** Returns a valid credit code with these six digits; each belongs to one company. */
export function creditCode(digits: string): string {
  const beginning = `91320200MA1${digits}`
  return beginning + checkDigitOf(beginning)
}

/** Returns the id of the company with this name, as operators see it. */
export async function companyId(operator: Caller, name: string): Promise<number> {
  const at = `/api/admin/tenant/?keyword=${encodeURIComponent(name)}`
  const { results } = await operator.call<{ results: { id: number }[] }>('get', at)
  const [company] = results
  if (!company) throw new Error(`No company ${name}`)
  return company.id
}

/** Applies for certification under this name and returns the application's id. */
export async function applyForCertification(
  main: Caller,
  given: { name: string; code: string },
): Promise<number> {
  const address = await uploadPicture(main, 'company')
  const { applications } = await main.call<OwnCertification>('post', '/api/backend/certification/', {
    name: given.name,
    name_en: '',
    credit_code: given.code,
    license_files: [{ address, name: 'licence.png', type: 'image' }],
    contact_name: '陈工',
    contact_mobile: '13912345678',
  })
  return applications[0]!.id
}

/** Certifies the company for a year as it applies. */
export async function certify(
  main: Caller,
  given: { name: string; code: string; operator: Caller },
): Promise<void> {
  const id = await applyForCertification(main, given)
  const body = { expires_on: dayAfter(365) }
  await given.operator.call('post', `/api/admin/certification/${id}/certify/`, body)
}

/** Registers the main account of a new company and certifies it. */
export async function certifiedTrader(
  request: APIRequestContext,
  { email, name, digits }: { email: Account; name: string; digits: string },
): Promise<{ main: Caller; operator: Caller }> {
  const operator = await callerOf(request, 'operator')
  const main = await registerTrader(request, email, name)
  await certify(main, { name, code: creditCode(digits), operator })
  return { main, operator }
}

/** A new certified company applies as a preferred supplier; returns an operator and the id of its profile's version. */
export async function supplierApplicant(
  request: APIRequestContext,
  given: { email: Account; name: string; digits: string },
): Promise<{ operator: Caller; id: number }> {
  const { main, operator } = await certifiedTrader(request, given)
  type Tags = { results: { id: number }[] }
  const { results } = await main.call<Tags>('get', '/api/tag/?module=good_business')
  const profile = supplierValues(results.slice(0, 1).map(({ id }) => id))
  const { versions } = await main.call<OwnSupplier>('post', '/api/backend/good_business/', profile)
  return { operator, id: versions[0]!.id }
}
