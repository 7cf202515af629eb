import { msg } from '@lingui/core/macro'
import { marketPriceApi } from '#contract/market_price.ts'
import { marketMaterialAdminApi, marketMaterialResource } from '#contract/resources/market_material.ts'
import { defineResourcePage } from '#shared/resource_page/define_page.ts'
import { groupLabels, taxLabels, unitLabels } from './price_labels.ts'

export const marketMaterialPage = defineResourcePage(marketMaterialResource, marketMaterialAdminApi, {
  title: msg`Raw materials`,
  addTitle: msg`Add a material`,
  labels: {
    name: msg({ message: 'Name', context: 'thing' }),
    group: msg({ message: 'Group', context: 'of raw materials' }),
    unit: msg`Unit`,
    tax: msg`Tax`,
    sort: msg`Order`,
  },
  hints: {
    unit: msg`Of all its prices; fixed once there are any`,
    tax: msg`Whether all its prices include VAT; fixed once there are any`,
    sort: msg`Lower numbers come first`,
  },
  options: { group: groupLabels, unit: unitLabels, tax: taxLabels },
  changes: [marketPriceApi.materials, marketPriceApi.list, marketPriceApi.history],
  states: {
    shown: { label: msg`Shown`, tone: 'green' },
    hidden: { label: msg({ message: 'Hidden', context: 'raw materials' }), tone: 'grey' },
  },
  actions: {
    hide: { label: msg`Hide`, question: msg`Readers do not see its prices any more; they are kept.` },
    show: { label: msg`Show`, question: msg`Readers see its prices again.` },
  },
  columns: [
    { name: 'name', width: '34%' },
    { name: 'state', width: 90 },
    { name: 'group' },
    { name: 'unit', width: 90 },
    { name: 'tax', width: 120 },
    { name: 'sort', width: 90, spare: true },
    { name: 'updated_time', width: 120, spare: true },
  ],
  defaults: { unit: 't', sort: 0 },
  empty: {
    title: msg`There are no raw materials yet`,
    hint: msg`Add the materials first, then upload their prices.`,
  },
  heading: 'name',
})
