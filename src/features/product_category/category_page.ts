import { msg } from '@lingui/core/macro'
import { productCategoryApi } from '#contract/product_category.ts'
import { categoryAdminApi, categoryResource } from '#contract/resources/category.ts'
import { shapeNames } from '#contract/steel/spec_line.ts'
import { defineResourcePage } from '#shared/resource_page/define_page.ts'

export const categoryPage = defineResourcePage(categoryResource, categoryAdminApi, {
  title: msg`Categories`,
  addTitle: msg`Add a category`,
  labels: {
    name: msg({ message: 'Name', context: 'thing' }),
    parent: msg`Belongs to`,
    shape: msg`Shape`,
    sort: msg`Order`,
  },
  hints: {
    parent: msg`Empty: a category of the top level`,
    shape: msg`What a form of this category begins with`,
    sort: msg`Lower numbers come first, after the built-in ones`,
  },
  options: { shape: shapeNames },
  changes: [productCategoryApi.get],
  states: {
    active: { label: msg({ message: 'Active', context: 'account' }), tone: 'green' },
    retired: { label: msg`Retired`, tone: 'grey' },
  },
  actions: {
    retire: {
      label: msg`Retire`,
      question: msg`It keeps its postings and takes no new ones.`,
      color: 'red',
    },
    restore: { label: msg`Restore`, question: msg`Postings can be filed under it again.` },
  },
  columns: [
    { name: 'name', width: '30%' },
    { name: 'parent', width: '24%' },
    { name: 'shape', width: '16%', spare: true },
    { name: 'state', width: 90 },
    { name: 'sort', width: 80 },
    { name: 'updated_time', width: 110, spare: true },
  ],
  defaults: { sort: 0 },
  empty: {
    title: msg`No category has been added yet`,
    hint: msg`The built-in categories are there without being added.`,
  },
  heading: 'name',
})
