import { msg } from '@lingui/core/macro'
import { tagApi } from '#contract/tag.ts'
import { tagAdminApi, tagResource } from '#contract/resources/tag.ts'
import { defineResourcePage } from '#shared/resource_page/define_page.ts'

export const tagPage = defineResourcePage(tagResource, tagAdminApi, {
  title: msg`Tags`,
  addTitle: msg`Add a tag`,
  labels: { name: msg({ message: 'Name', context: 'thing' }), module: msg`Used for`, sort: msg`Order` },
  hints: { sort: msg`Lower numbers come first` },
  options: {
    module: {
      pre_business: msg`Line of business`,
      business_1: msg`Products`,
      forum: msg`Forum`,
      good_business: msg`Preferred suppliers`,
    },
  },
  changes: [tagApi.list],
  states: {},
  actions: {},
  columns: [
    { name: 'name' },
    { name: 'module', width: '28%' },
    { name: 'sort', width: 90 },
    { name: 'updated_time', width: 130, spare: true },
  ],
  defaults: { sort: 0 },
  empty: { title: msg`There are no tags yet` },
  heading: 'name',
})
