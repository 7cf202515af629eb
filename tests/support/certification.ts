/** Applications for certification: valid forms, licences, and a company that applies. */
import { randomUUID } from 'node:crypto'
import { certificationApi } from '#contract/certification.ts'
import { checkDigitOf } from '#contract/credit_code.ts'
import { insertUpload } from '#server/features/upload/store.ts'
import type { TestApp } from './app.ts'
import type { Person } from './factory.ts'

let made = 0
/** Returns a valid credit code that no other call returns. */
export function newCreditCode(): string {
  made += 1
  const beginning = `91320200${String(made).padStart(9, '0')}`
  return beginning + checkDigitOf(beginning)
}

/** A valid form with the licence at this address. */
export const certificationValues = (address: string) => ({
  name: '无锡测试锻造有限公司',
  name_en: 'Wuxi Test Forging Co., Ltd.',
  credit_code: newCreditCode(),
  license_files: [{ address, name: 'licence.pdf', type: 'pdf' as const }],
  contact_name: '张三',
  contact_mobile: '13800138000',
})
export type CertificationValues = ReturnType<typeof certificationValues>

export function certificationScene({ call, deps }: TestApp) {
  /** Returns the address of a licence that this person has uploaded. */
  async function license({ id }: Person): Promise<string> {
    const address = `/uploads/private/2026/01/${randomUUID()}.pdf`
    await insertUpload(deps.database.orm, {
      address,
      account_id: id,
      usage: 'company',
      file_type: 'pdf',
      size: 1000,
      created_at: deps.clock(),
    })
    return address
  }

  /** Applies for the person's company unless an application waits already; returns the application. */
  async function apply(of: Person, values: Partial<CertificationValues> = {}) {
    const { data: known } = await call(certificationApi.own, {}, { token: of.token })
    const [newest] = known?.applications ?? []
    if (newest?.state === 'submitted') return newest
    const body = { ...certificationValues(await license(of)), ...values }
    const { data } = await call(certificationApi.submit, { body }, { token: of.token })
    const [application] = data.applications
    if (!application) throw new Error('The application was not stored')
    return application
  }

  return { license, apply }
}
