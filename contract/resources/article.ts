import { articleApi } from '../article.ts'
import { langs } from '../enums.ts'
import { field } from '../fields.ts'
import { issue } from '../issue.ts'
import { richTextField } from '../rich_text_field.ts'
import { resourceApi } from './api.ts'
import { defineResource } from './define.ts'

/** Articles as operators write them (SPEC 2.52), in one of the languages or both. */
export const articleResource = defineResource({
  name: 'article',
  permission: 'admin_article.get',
  fields: {
    title: field.eitherLanguage(120),
    category: field.row(articleApi.categories),
    cover: field.image(),
    /** Readers see an online article from then on; publishing sets it if it is empty. */
    publish_time: field.time(),
    body: richTextField({ bytes: 100_000, nodes: 4_000, pictures: 30 }),
  },
  required: ['title', 'category', 'body'],
  rules: [
    ({ title, body }, report) => {
      // An empty field says so itself.
      if (!title || !body || !(title.zh || title.en) || !(body.zh || body.en)) return
      for (const lang of langs) {
        if (title[lang] !== '' && !body[lang]) report(`body.${lang}`, issue('language_incomplete'))
        if (title[lang] === '' && body[lang]) report(`title.${lang}`, issue('language_incomplete'))
      }
    },
  ],
  writes: ['create', 'update', 'remove'],
  /** `planned` is online with a publish time to come; it is never stored. */
  states: ['draft', 'planned', 'online', 'offline'],
  actions: {
    publish: { from: ['draft', 'offline'], to: 'online' },
    take_down: { from: ['online', 'planned'], to: 'offline' },
  },
  list: {
    filters: ['category'],
    search: ['title'],
    sorts: ['updated_time', 'publish_time'],
    usual: '-updated_time',
  },
})
export const articleAdminApi = resourceApi(articleResource)
