import type { Feature } from '#server/http/feature.ts'
import { users } from './handlers.ts'

export const user: Feature = { name: 'user', resources: [users] }
