// Runs in tests/support/one_document.ts.
import { expect, test } from 'vitest'
import { productCategoryApi } from '#contract/product_category.ts'
import { tagApi } from '#contract/tag.ts'
import { websiteConfigApi } from '#contract/website_config.ts'
import { categoriesQuery, tagsQuery } from './reference.ts'
import { firstPaths } from '../../../sw/first_reference_data.ts'
import { cacheKey, isReferenceData } from '../../../sw/reference_data.ts'

test('the first visit stores reference data under the addresses by which pages ask for it', () => {
  const asked = ([path, input]: readonly [string, { query?: object }]) =>
    `${path}${input.query ? `?${new URLSearchParams(Object.entries(input.query).map(([name, value]) => [name, String(value)])).toString()}` : ''}`
  const pages = [
    asked(tagsQuery.queryKey as never),
    asked(categoriesQuery.queryKey as never),
    websiteConfigApi.get.path.replace(':section', 'site'),
  ]
  expect(firstPaths).toEqual(pages)
  expect([tagApi.list.path, productCategoryApi.get.path].every((path) => isReferenceData(path))).toBe(true)
  const keys = firstPaths.map((path) => cacheKey(new Request(`https://market.example${path}`)))
  const timed = firstPaths.map((path) =>
    cacheKey(new Request(`https://market.example${path}${path.includes('?') ? '&' : '?'}timestamp=17`)),
  )
  expect(timed).toEqual(keys)
})
