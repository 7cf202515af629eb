import { field } from '../fields.ts'
import { marketPriceApi } from '../market_price.ts'
import { priceFields, priceOrder } from '../market_price_upload.ts'
import { resourceApi } from './api.ts'
import { defineResource } from './define.ts'

/** Prices of raw materials by region and day; whole days are uploaded (`market_price_upload.ts`), single ones corrected here. */
export const marketPriceResource = defineResource({
  name: 'market_price',
  permission: 'website_config',
  fields: {
    material: field.row(marketPriceApi.materials),
    region: field.region(),
    day: field.date(),
    ...priceFields,
  },
  required: ['material', 'region', 'day', 'price', 'source'],
  rules: [
    (values, report) => {
      for (const [name, message] of priceOrder(values)) report(name, message)
    },
  ],
  writes: ['create', 'update', 'remove'],
  asks: true,
  states: [],
  actions: {},
  list: {
    filters: ['material', 'region', 'day'],
    search: ['source'],
    sorts: ['day', 'updated_time'],
    usual: '-day',
  },
})
export const marketPriceAdminApi = resourceApi(marketPriceResource)
