import { msg } from '@lingui/core/macro'
import { marketPriceApi } from '#contract/market_price.ts'
import { marketPriceAdminApi, marketPriceResource } from '#contract/resources/market_price.ts'
import { defineResourcePage } from '#shared/resource_page/define_page.ts'
import { priceCells, PriceUnit } from './admin/PriceCells.tsx'
import { AskedPrice } from './admin/UnusualReasons.tsx'
import { columnLabels } from './column_labels.ts'

const { material, region, day, low, high, price, source } = columnLabels

export const marketPricePage = defineResourcePage(marketPriceResource, marketPriceAdminApi, {
  title: msg`Market prices`,
  addTitle: msg`Add a price`,
  labels: { material, region, day, low, high, price, source },
  hints: {
    price: msg`In the unit of the material, with or without tax as the material says`,
    source: msg`Where it comes from; readers see it`,
  },
  changes: [marketPriceApi.list, marketPriceApi.history],
  states: {},
  actions: {},
  columns: [
    { name: 'day', width: 110 },
    { name: 'material', width: '28%' },
    { name: 'region' },
    { name: 'low', width: 120, spare: true },
    { name: 'high', width: 120, spare: true },
    { name: 'price', width: 120 },
    { name: 'source', width: '18%', spare: true },
    { name: 'updated_time', width: 110, spare: true },
  ],
  empty: {
    title: msg`There are no prices yet`,
    hint: msg`Upload a table, or add a single price.`,
  },
  heading: 'day',
  slots: { cells: priceCells, preview: PriceUnit, asked: AskedPrice },
})
