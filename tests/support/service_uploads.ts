/** Uploads that inspections, supplier profiles and posts of the forum name, for the tests of their use. */
import { sql } from 'drizzle-orm'
import { forumApi } from '#contract/forum.ts'
import { ownSupplierApi } from '#contract/good_business.ts'
import { inspectionApi } from '#contract/inspect_business.ts'
import { inspectionAdminApi } from '#contract/inspect_business_admin.ts'
import type { Usage } from '#contract/upload.ts'
import type { TestApp } from './app.ts'
import { certificateAt, supplierScene, supplierValues } from './good_business.ts'
import { threadValues } from './forum.ts'
import { inspectionScene, inspectionValues, reportValues } from './inspections.ts'
import { dayAfter } from './quotes.ts'

/** An upload that a row names, and a statement that ends this use. */
type Named = { address: string; forget: () => Promise<unknown> }

const fileAt = (address: string) => ({ address, name: 'a.jpg', type: 'image' as const })

async function done(answer: Promise<{ status: number; body: object }>): Promise<void> {
  const { status, body } = await answer
  if (status !== 200) throw new Error(JSON.stringify(body))
}

/** `upload` stores a picture of an account and returns its address. */
export function serviceUploads(
  market: TestApp,
  upload: (of: { token: string }, usage: Usage) => Promise<string>,
) {
  const inspections = inspectionScene(market)
  /** Inspections stay with what was sent and reported. */
  const forgetInspections = () => market.deps.database.orm.execute(sql`delete from inspection`)
  async function ordered(): Promise<Named> {
    const company = await market.make.member()
    const address = await upload(company, 'drawing')
    const body = { ...inspectionValues(market.deps.clock().getTime()), files: [fileAt(address)] }
    await done(market.raw(inspectionApi.request, { body }, { token: company.token }))
    return { address, forget: forgetInspections }
  }
  async function reported(): Promise<Named> {
    const { id } = await inspections.reach(await market.make.member(), 'scheduled')
    const operator = await inspections.operator()
    const address = await upload(operator, 'certificate')
    const body = { ...reportValues(address), revision: 4 }
    await done(market.raw(inspectionAdminApi.report, { params: { id }, body }, { token: operator.token }))
    return { address, forget: forgetInspections }
  }

  /** Creates a supplier profile with a certificate; the company keeps what it has sent. */
  async function certificated(): Promise<Named> {
    const company = await market.make.certified()
    const { tag } = await supplierScene(market)
    const address = await upload(company, 'certificate')
    const certificate = {
      ...certificateAt(address, dayAfter(30, market.deps.clock().getTime())),
      files: [fileAt(address)],
    }
    const body = supplierValues([tag], [certificate])
    await done(market.raw(ownSupplierApi.submit, { body }, { token: company.token }))
    return { address, forget: () => market.deps.database.orm.execute(sql`delete from good_business`) }
  }

  /** Starts a thread with a picture; an edit without it leaves it in the earlier version. */
  async function posted(): Promise<Named> {
    const author = await market.make.member()
    const as = { token: author.token }
    const src = await upload(author, 'forum')
    const picture = { type: 'image' as const, attrs: { src, alt: 'A ring' } }
    const body = threadValues({ body: { type: 'doc', content: [picture] } })
    const { id } = (await market.call(forumApi.create, { body }, as)).data
    const { section: _, ...without } = threadValues()
    return {
      address: src,
      forget: () =>
        done(market.raw(forumApi.edit, { params: { id }, body: { ...without, revision: 1 } }, as)),
    }
  }
  async function rewritten(): Promise<Named> {
    const { address, forget } = await posted()
    await forget()
    return { address, forget: () => market.deps.database.orm.execute(sql`delete from forum_version`) }
  }

  return { ordered, reported, certificated, posted, rewritten }
}
