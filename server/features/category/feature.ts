import type { Feature } from '#server/http/feature.ts'
import { servedCategories } from './handlers.ts'

export const category: Feature = { name: 'category', resources: [servedCategories] }
