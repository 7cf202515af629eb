import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { textLike } from './text.ts'

/** Sections: the search sections (lists of names) and `site` (phone, e-mail, licences as a JSON object). */
export const websiteConfigApi = {
  get: endpoint({
    method: 'GET',
    path: '/api/website_config/:section/',
    access: 'public',
    summary: 'A JSON string; for search sections a list of suggested names',
    params: z.strictObject({ section: textLike(/^[a-z_]{1,40}$/) }),
    reply: z.string(),
  }),
}

export const siteConfig = z.object({
  service_phone: z.string(),
  service_email: z.string(),
  service_hours: z.object({ zh: z.string(), en: z.string() }),
  /** Picture of a QR code for a chat with customer service; empty without one. */
  service_qr: z._default(z.string(), ''),
  mobile_url: z.string(),
  copyright: z.object({ zh: z.string(), en: z.string() }),
  licence: z.object({ zh: z.string(), en: z.string() }),
  icp: z.object({ zh: z.string(), en: z.string() }),
})
export type SiteConfig = z.output<typeof siteConfig>

/** The section `site` as everybody reads it: with the titles of its help pages, which a page would have to load first. */
export const shownSite = z.object({
  ...siteConfig.shape,
  help_links: z._default(
    z.array(z.object({ key: z.string(), title: z.object({ zh: z.string(), en: z.string() }) })),
    [],
  ),
})
export type ShownSite = z.output<typeof shownSite>
