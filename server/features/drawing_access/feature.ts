import { drawingAccessApi } from '#contract/drawing_access.ts'
import { calls, type Feature } from '#server/http/feature.ts'
import { drawingAccessHandlers } from './handlers.ts'

export const drawingAccess: Feature = {
  name: 'drawing_access',
  calls: [calls(drawingAccessApi, drawingAccessHandlers)],
}
