import type { Reply } from '#contract/endpoint.ts'
import type { Lang } from '#contract/enums.ts'
import type { productCategoryApi } from '#contract/product_category.ts'
import { addedCategories } from '#contract/reference/added_categories.ts'
import { allCategories, isOffered } from '#contract/reference/categories.ts'
import { addedGrades } from '#contract/steel/added_grades.ts'
import { quantityUnitNames, quantityUnits } from '#contract/steel/delivery_states.ts'
import { allGrades } from '#contract/steel/grades.ts'
import type { Handlers } from '#server/http/mount.ts'

type Catalogue = Reply<typeof productCategoryApi.get>

const catalogueIn = (lang: Lang): Catalogue => ({
  category: allCategories()
    .filter(isOffered)
    .map((category) => ({
      id: category.id,
      name: category[lang],
      parent_id: category.parent_id,
      shape: category.shape ?? null,
    })),
  material: allGrades().map(({ code }) => ({ name: code })),
  unit: quantityUnits.map((value) => ({ value, name: quantityUnitNames[value][lang] })),
  added: {
    category: [...addedCategories()],
    material: addedGrades().map((grade) => ({ ...grade, equivalents: [...grade.equivalents] })),
  },
})

/** How long an answer is kept at most (ms): a write empties the cache of every node that hears of it (decision 017). */
const ttl = 2_000

export const productCategoryHandlers: Handlers<typeof productCategoryApi> = {
  get: ({ deps, lang, now }) =>
    deps.cache.answer(`catalogue ${lang}`, { ttl, now }, () => JSON.stringify(catalogueIn(lang))),
}
