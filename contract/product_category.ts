import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type { GradeGroup } from './steel/grade.ts'
import type { Shape } from './steel/shapes.ts'
import { id } from './text.ts'

/** Typed as a closed list that is too large for the first page to load: only the server guarantees its values. */
const oneOf = <T extends string>() => z.string() as unknown as z.ZodMiniType<T, T>

const addedCategory = z.object({
  id,
  parent_id: z.nullable(id),
  zh: z.string(),
  en: z.string(),
  shape: z.optional(oneOf<Shape>()),
  retired: z.optional(z.boolean()),
})

const addedGrade = z.object({
  code: z.string(),
  zh: z.string(),
  en: z.string(),
  standard: z.string(),
  group: oneOf<GradeGroup>(),
  density: z.number(),
  equivalents: z.array(
    z.object({
      code: z.string(),
      kind: z.enum(['exact', 'comparable']),
      standard: z.string(),
      source: z.string(),
    }),
  ),
  source: z.string(),
})

export const productCategoryApi = {
  get: endpoint({
    method: 'GET',
    path: '/api/product_category/',
    access: 'public',
    summary: 'Categories, materials (grades) and units',
    reply: z.object({
      category: z.array(
        z.object({ id, name: z.string(), parent_id: z.nullable(id), shape: z.nullable(z.string()) }),
      ),
      /** The names of all grades; the page has the rows in a part of its own, which is loaded when it looks one up. */
      material: z.array(z.object({ name: z.string() })),
      unit: z.array(z.object({ value: z.string(), name: z.string() })),
      /** Categories that operators have added, including retired ones, in both languages. */
      added: z.object({ category: z.array(addedCategory), material: z.array(addedGrade) }),
    }),
  }),
}
