import { msg } from '@lingui/core/macro'
import { productCategoryApi } from '#contract/product_category.ts'
import { gradeAdminApi, gradeResource } from '#contract/resources/grade.ts'
import { gradeGroups } from '#contract/steel/grade.ts'
import { defineResourcePage } from '#shared/resource_page/define_page.ts'

export const gradePage = defineResourcePage(gradeResource, gradeAdminApi, {
  title: msg`Grades`,
  addTitle: msg`Add a grade`,
  labels: {
    code: msg`Grade`,
    name: msg({ message: 'Name', context: 'thing' }),
    standard: msg`Standard`,
    group: msg`Group`,
    density: msg`Density`,
    exact: msg`Same composition`,
    comparable: msg`Comparable grades`,
    source: msg`Source`,
  },
  hints: {
    code: msg`As the trade writes it; not one of the built-in grades`,
    exact: msg`Names separated by commas; a search for one finds all`,
    comparable: msg`Names separated by commas; a search offers them`,
  },
  options: { group: Object.fromEntries(gradeGroups.map((group) => [group.key, group])) },
  changes: [productCategoryApi.get],
  states: {},
  actions: {},
  columns: [
    { name: 'code', width: '16%' },
    { name: 'name', width: '24%' },
    { name: 'standard', width: '20%', spare: true },
    { name: 'group', width: '22%' },
    { name: 'density', width: 90 },
    { name: 'updated_time', width: 110, spare: true },
  ],
  defaults: { density: 7.85 },
  empty: {
    title: msg`No grade has been added yet`,
    hint: msg`The built-in grades are there without being added.`,
  },
  heading: 'code',
})
