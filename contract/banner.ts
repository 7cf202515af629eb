import * as z from 'zod/mini'
import { empty, endpoint, queryNumber } from './endpoint.ts'
import { id } from './text.ts'

/** Where a banner is shown on the start page: in the carousel at its top, or below the newest postings. */
export const bannerPlaces = ['home_top', 'home_foot'] as const
export type BannerPlace = (typeof bannerPlaces)[number]

/** Who sees a banner: readers of both languages, or of one. */
export const bannerLanguages = ['both', 'zh', 'en'] as const

/** A banner as readers see it, in their language. */
export const banner = z.object({
  id,
  title: z.string(),
  image: z.string(),
  link: z.nullable(z.string()),
  place: z.enum(bannerPlaces),
})
export type Banner = z.output<typeof banner>

export const bannerApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/banner/',
    access: 'public',
    summary: 'Today’s banners, in the operators’ order',
    reply: z.array(banner),
  }),
  click: endpoint({
    method: 'POST',
    path: '/api/banner/:id/click/',
    access: 'public',
    acting: 'allowed',
    summary: 'Count a click on a banner: once per device and hour, and not of operators',
    params: z.strictObject({ id: queryNumber(id) }),
    reply: empty,
  }),
}
