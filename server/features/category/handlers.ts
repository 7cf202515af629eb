import { categoryAdminApi, categoryResource } from '#contract/resources/category.ts'
import { isCategoryUsed } from '#server/features/postings/catalogue_store.ts'
import { fieldProblem } from '#server/http/field_problem.ts'
import { Problem } from '#server/http/problem.ts'
import type { ServedResource } from '#server/http/resources/resource.ts'
import { misplaced, type GivenCategory } from './rules.ts'
import { categoryRows, lockCategories, storedCategories } from './store.ts'

export const servedCategories: ServedResource = {
  of: categoryResource,
  api: categoryAdminApi,
  server: {
    source: categoryRows,
    check: async (tx, values, before, { lang }) => {
      await lockCategories(tx)
      const wrong = misplaced(values as GivenCategory, before?.id ?? null, await storedCategories(tx))
      if (wrong) throw fieldProblem(wrong.field, wrong.issue, lang)
    },
    removing: async (tx, { id }) => {
      await lockCategories(tx)
      const hasBelow = (await storedCategories(tx)).some(({ parent }) => parent === id)
      if (hasBelow || (await isCategoryUsed(tx, id))) throw new Problem('still_in_use')
    },
  },
}
