/** What stock may be shown with instead of photos of its own: operators set it on the website configuration. */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { categoryPath } from './reference/categories.ts'
import { issue } from './issue.ts'

/** Section of the website configuration. */
export const pictureSection = 'pictures'

const address = z.string().check(z.regex(/^\/uploads\/[\w./-]{1,200}$/, issue('resource_address')))

export const picturePolicy = z.strictObject({
  /** Whether prime stock may be offered with a standard picture; else photos of its own are required. */
  standard: z.boolean(),
  /** Standard pictures by category; one without a picture of its own shows that of its parent, else a drawing. */
  pictures: z.record(z.string().check(z.regex(/^\d{1,6}$/)), address),
})
export type PicturePolicy = z.output<typeof picturePolicy>

/** What holds until operators choose otherwise. */
export const ownPhotosOnly: PicturePolicy = { standard: false, pictures: {} }

/** The standard picture of a category or of the one above it; null where operators have set none. */
export function standardPicture({ pictures }: PicturePolicy, categoryId: number | null): string | null {
  const path = categoryId === null ? [] : categoryPath(categoryId)
  return path.flatMap(({ id }) => pictures[id] ?? []).at(-1) ?? null
}

export const picturePolicyApi = {
  set: endpoint({
    method: 'PUT',
    path: '/api/admin/website_config/pictures/',
    access: 'website_config',
    summary: 'Whether stock may stand with a standard picture, and the pictures by category',
    body: picturePolicy,
    reply: picturePolicy,
  }),
}
