import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id } from './text.ts'

export const productCategoryApi = {
  get: endpoint({
    method: 'GET',
    path: '/api/product_category/',
    access: 'public',
    summary: 'Categories, materials (grades) and units of spec §3',
    reply: z.object({
      category: z.array(
        z.object({ id, name: z.string(), parent_id: z.nullable(id), shape: z.nullable(z.string()) }),
      ),
      material: z.array(
        z.object({
          name: z.string(),
          title: z.string(),
          standard: z.string(),
          group: z.string(),
          density: z.number(),
          equivalents: z.array(z.object({ name: z.string(), kind: z.enum(['exact', 'comparable']) })),
        }),
      ),
      unit: z.array(z.object({ value: z.string(), name: z.string() })),
    }),
  }),
}
