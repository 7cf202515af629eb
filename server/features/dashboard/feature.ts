import { dashboardApi } from '#contract/dashboard.ts'
import { calls, type Feature } from '#server/http/feature.ts'
import { dashboardHandlers } from './handlers.ts'

export const dashboard: Feature = { name: 'dashboard', calls: [calls(dashboardApi, dashboardHandlers)] }
