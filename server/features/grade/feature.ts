import type { Feature } from '#server/http/feature.ts'
import { gradesKept } from './handlers.ts'

export const grade: Feature = { name: 'grade', resources: [gradesKept] }
