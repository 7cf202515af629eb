/** Preferred suppliers: valid profiles, certificate files, and a company that applies or is listed. */
import { randomUUID } from 'node:crypto'
import { ownSupplierApi, type SupplierForm } from '#contract/good_business.ts'
import { goodBusinessAdminApi } from '#contract/good_business_admin.ts'
import { tagApi } from '#contract/tag.ts'
import { insertUpload } from '#server/features/upload/store.ts'
import type { TestApp } from './app.ts'
import type { Member, Person } from './factory.ts'
import { dayAfter } from './quotes.ts'

/** A certificate with its scan at this address. */
export const certificateAt = (address: string, expires_on = dayAfter(365)) => ({
  name: 'ISO 9001:2015',
  number: 'Q-2024-118',
  issuer: 'TÜV SÜD',
  expires_on,
  files: [{ address, name: 'iso.pdf', type: 'pdf' as const }],
})

/** A valid profile with these tags and certificates. */
export const supplierValues = (
  tag_ids: number[],
  certificates: SupplierForm['certificates'] = [],
): SupplierForm => ({
  introduction_zh: '自由锻与环锻，自有热处理。',
  introduction_en: 'Open-die forging and ring rolling with our own heat treatment.',
  products_zh: ['环件', '轴类'],
  products_en: ['Rings', 'Shafts'],
  tag_ids,
  region_id: 320206,
  press_mn: 80,
  hammer_t: 5,
  ring_od_mm: 6000,
  piece_t: 60.5,
  annual_t: 30000,
  furnaces: [{ kind: 'bogie', count: 6 }],
  certificates,
})

export async function supplierScene({ call, deps, make }: TestApp) {
  const operator = await make.operator(['website_config'])
  const { results } = (await call(tagApi.list, { query: { module: 'good_business' } })).data
  const tags = results.map(({ id }) => id)
  const [tag = 0] = tags

  /** Returns the address of a certificate that this person has uploaded. */
  async function certificateFile({ id }: Person): Promise<string> {
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

  /** Sends a profile of the company unless one waits already; returns the version. */
  async function apply(of: Person, change: Partial<SupplierForm> = {}) {
    const { data: known } = await call(ownSupplierApi.own, {}, { token: of.token })
    const waiting = known.versions.find(({ state }) => state === 'submitted')
    if (waiting) return waiting
    const body = { ...supplierValues([tag]), ...change }
    const { data } = await call(ownSupplierApi.submit, { body }, { token: of.token })
    const [version] = data.versions
    if (!version) throw new Error('The profile was not stored')
    return version
  }

  /** Sends a profile of the company and lists it. */
  async function list(of: Member, change: Partial<SupplierForm> = {}) {
    const { id } = await apply(of, change)
    await call(goodBusinessAdminApi.list, { params: { id } }, { token: operator.token })
    return id
  }

  return { operator, tags, tag, certificateFile, apply, list }
}
