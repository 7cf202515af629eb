import type { Feature } from '#server/http/feature.ts'
import { servedGrades } from './handlers.ts'

export const grade: Feature = { name: 'grade', resources: [servedGrades] }
