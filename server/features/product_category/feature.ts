import { productCategoryApi } from '#contract/product_category.ts'
import { calls, type Feature } from '#server/http/feature.ts'
import { productCategoryHandlers } from './handlers.ts'

export const productCategory: Feature = {
  name: 'product_category',
  calls: [calls(productCategoryApi, productCategoryHandlers)],
}
