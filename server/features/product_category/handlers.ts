import type { Reply } from '#contract/endpoint.ts'
import type { Lang } from '#contract/enums.ts'
import type { productCategoryApi } from '#contract/product_category.ts'
import { categories } from '#contract/reference/categories.ts'
import { quantityUnitNames, quantityUnits } from '#contract/steel/delivery_states.ts'
import { grades } from '#contract/steel/grades.ts'
import type { Handlers } from '#server/http/mount.ts'

type Catalogue = Reply<typeof productCategoryApi.get>

const catalogueIn = (lang: Lang): Catalogue => ({
  category: categories.map((category) => ({
    id: category.id,
    name: category[lang],
    parent_id: category.parent_id,
    shape: category.shape ?? null,
  })),
  material: grades.map((grade) => ({
    name: grade.code,
    title: grade[lang],
    standard: grade.standard,
    group: grade.group,
    density: grade.density,
    equivalents: grade.equivalents.map(({ code, kind }) => ({ name: code, kind })),
  })),
  unit: quantityUnits.map((value) => ({ value, name: quantityUnitNames[value][lang] })),
})

/** It changes with the program only (ms). */
const ttl = 24 * 3_600_000

export const productCategoryHandlers: Handlers<typeof productCategoryApi> = {
  get: ({ deps, lang, now }) =>
    deps.cache.answer(`catalogue ${lang}`, { ttl, now }, () => JSON.stringify(catalogueIn(lang))),
}
