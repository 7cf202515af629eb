import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id } from './text.ts'

/** Where a banner is shown on the start page: in the carousel at its top, or below the newest postings. */
export const bannerPlaces = ['home_top', 'home_foot'] as const
export type BannerPlace = (typeof bannerPlaces)[number]

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
}
