import * as z from 'zod/mini'
import { bannerLanguages, bannerPlaces } from '../banner.ts'
import { endpoint } from '../endpoint.ts'
import { field } from '../fields.ts'
import { issue } from '../issue.ts'
import { id } from '../text.ts'
import { resourceApi } from './api.ts'
import { defineResource } from './define.ts'

/** Pictures with a link that operators show for some days (SPEC 2.54). */
export const bannerResource = defineResource({
  name: 'banner',
  permission: 'website_config',
  fields: {
    title: field.bilingual(60),
    image: field.image(),
    link: field.link(),
    place: field.choice('banner_place', bannerPlaces),
    language: field.choice('banner_language', bannerLanguages),
    /** First and last day in China time; without them it is shown as long as it is online. */
    begins_on: field.date(),
    ends_on: field.date(),
    /** Order among banners in the same place. */
    position: field.number({ max: 99, zero: true }),
  },
  required: ['title', 'image', 'place', 'language', 'position'],
  rules: [
    ({ begins_on: begin, ends_on: end }, report) => {
      if (begin && end && end < begin) report('ends_on', issue('end_before_begin'))
    },
  ],
  writes: ['create', 'update', 'remove'],
  states: ['draft', 'online', 'offline'],
  actions: {
    publish: { from: ['draft', 'offline'], to: 'online' },
    take_down: { from: ['online'], to: 'offline' },
  },
  list: {
    filters: ['place', 'language'],
    search: ['title', 'link'],
    sorts: ['updated_time', 'position'],
    usual: '-updated_time',
  },
})
export const bannerAdminApi = resourceApi(bannerResource)

export const bannerClickApi = {
  counts: endpoint({
    method: 'GET',
    path: '/api/admin/banner_click/',
    access: 'website_config',
    summary: 'Number of clicks on each banner that was clicked',
    reply: z.array(z.object({ id, clicks: z.int() })),
  }),
}
