import type { Feature } from '#server/http/feature.ts'
import { categoriesKept } from './handlers.ts'

export const category: Feature = { name: 'category', resources: [categoriesKept] }
