/** Companies that are merged in tests. */
import { companyMergeApi as api } from '#contract/company_merge.ts'
import { intentionApi } from '#contract/intention.ts'
import { userMessageApi } from '#contract/user_message.ts'
import type { TestApp } from './app.ts'
import type { Member, Person } from './factory.ts'

export const reason = 'Registered twice'

export async function mergeScene({ raw, call, make }: TestApp) {
  const operator = await make.operator(['admin_tenant.get'])
  const as = ({ token }: Person) => ({ token })
  const merge = (merged: Member, into: Member, by: Person = operator) =>
    raw(
      api.merge,
      { params: { id: merged.tenantId }, body: { into: into.tenantId, comment: reason } },
      as(by),
    )
  const preview = async (merged: Member, into: Member) =>
    (
      await call(
        api.preview,
        { params: { id: merged.tenantId }, query: { into: into.tenantId } },
        as(operator),
      )
    ).data
  /** An enquiry about a posting; returns its id. */
  const enquire = async (by: Member, code: string) => {
    const body = { quantity: 1, message: 'Is it there?' }
    return (await call(intentionApi.create, { params: { code }, body }, as(by))).data.id
  }
  const titlesOf = async (person: Person) =>
    (await call(userMessageApi.list, { query: { size: 50 } }, as(person))).data.results.map(
      ({ title }) => title,
    )
  return { operator, as, merge, preview, enquire, titlesOf }
}
