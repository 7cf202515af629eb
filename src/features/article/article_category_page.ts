import { msg } from '@lingui/core/macro'
import { articleApi } from '#contract/article.ts'
import { articleCategoryAdminApi, articleCategoryResource } from '#contract/resources/article_category.ts'
import { defineResourcePage } from '#shared/resource_page/define_page.ts'

export const articleCategoryPage = defineResourcePage(articleCategoryResource, articleCategoryAdminApi, {
  title: msg`Categories of articles`,
  addTitle: msg`Add a category`,
  labels: { name: msg({ message: 'Name', context: 'thing' }), sort: msg`Order` },
  hints: { sort: msg`Lower numbers come first` },
  changes: [articleApi.categories],
  states: {},
  actions: {},
  columns: [{ name: 'name' }, { name: 'sort', width: 90 }, { name: 'updated_time', width: 130, spare: true }],
  defaults: { sort: 0 },
  empty: { title: msg`There are no categories yet` },
  heading: 'name',
})
