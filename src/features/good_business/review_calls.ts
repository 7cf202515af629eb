import { goodBusinessApi } from '#contract/good_business.ts'
import { goodBusinessAdminApi } from '#contract/good_business_admin.ts'
import { goodBusinessListApi } from '#contract/resources/good_business.ts'
import { query } from '#shared/api/query.ts'

export const reviewQuery = (id: number) =>
  query(goodBusinessAdminApi.review, { params: { id } }, { keep: true })

/** Answers that every decision about a supplier changes. */
export const affected = [
  goodBusinessAdminApi.review,
  goodBusinessListApi.list,
  goodBusinessListApi.one,
  goodBusinessApi.list,
  goodBusinessApi.company,
]
