/** Whether stock may be shown without photos of its own; operators set it in the site configuration. */
import * as z from 'zod/mini'
import { categoryPath } from './reference/categories.ts'
import { uploadAddress } from './text.ts'

/** Section of the site configuration. */
export const pictureSection = 'pictures'

export const picturePolicy = z.strictObject({
  /** Whether prime stock may be offered with a standard picture; otherwise it needs photos of its own. */
  standard: z.boolean(),
  /** Standard pictures by category; one without a picture shows that of its parent, or else a drawing. */
  pictures: z.record(z.string().check(z.regex(/^\d{1,6}$/)), uploadAddress),
})
export type PicturePolicy = z.output<typeof picturePolicy>

/** The default until operators choose otherwise. */
export const ownPhotosOnly: PicturePolicy = { standard: false, pictures: {} }

/** Returns the standard picture of a category or of its parent; null if operators have set neither. */
export function standardPicture({ pictures }: PicturePolicy, categoryId: number | null): string | null {
  const path = categoryId === null ? [] : categoryPath(categoryId)
  return path.flatMap(({ id }) => pictures[id] ?? []).at(-1) ?? null
}
