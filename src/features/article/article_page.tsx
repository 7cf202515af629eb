import { msg } from '@lingui/core/macro'
import { articleApi } from '#contract/article.ts'
import { articleAdminApi, articleResource } from '#contract/resources/article.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { defineResourcePage } from '#shared/resource_page/define_page.ts'
import { ArticlePreview } from './ArticlePreview.tsx'

export const articlePage = defineResourcePage(articleResource, articleAdminApi, {
  title: msg`Articles`,
  addTitle: msg`Write an article`,
  labels: {
    title: msg`Title`,
    category: msg({ message: 'Category', context: 'of articles' }),
    cover: msg`Cover picture`,
    publish_time: msg`Publish time`,
    body: msg({ message: 'Text', context: 'of an article' }),
  },
  hints: {
    title: msg`One language is enough; readers of the other one are told`,
    cover: msg`Shown small in the list; the article itself shows only the pictures of its text`,
    publish_time: msg`Empty: when somebody publishes it. Once published, it appears at this time by itself.`,
  },
  changes: Object.values(articleApi),
  states: {
    draft: { label: msg`Draft`, tone: 'grey' },
    planned: { label: msg({ message: 'Planned', context: 'of an article' }), tone: 'blue' },
    online: { label: msg`Online`, tone: 'green' },
    offline: { label: msg`Offline`, tone: 'amber' },
  },
  actions: {
    publish: {
      label: msg`Publish`,
      question: msg`Readers see it from its publish time on, or at once if it has none.`,
      key: 'a',
      instead: ({ publish_time: planned }) => {
        if (typeof planned !== 'string' || new Date(planned) <= new Date()) return undefined
        const at = formatDate(planned, true)
        return {
          label: msg({ message: 'Schedule', context: 'of an article' }),
          question: msg`Readers see it from ${at} on, by itself.`,
        }
      },
    },
    take_down: { label: msg`Take down`, question: msg`Readers do not see it any more.`, color: 'red' },
  },
  columns: [
    { name: 'title' },
    { name: 'state', width: 90 },
    { name: 'category', width: '16%', spare: true },
    { name: 'publish_time', width: 120 },
    { name: 'updated_time', width: 110, spare: true },
  ],
  empty: { title: msg`There are no articles yet` },
  heading: 'title',
  slots: { preview: ArticlePreview },
})
