import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const healthApi = {
  live: endpoint({
    method: 'GET',
    path: '/api/health/live/',
    access: 'public',
    summary: 'The process answers; versions of the contract and of the page it delivers',
    reply: z.object({ status: z.literal('ok'), contract: z.string(), build: z.nullable(z.string()) }),
  }),
  ready: endpoint({
    method: 'GET',
    path: '/api/health/ready/',
    access: 'public',
    summary: 'Database, jobs and storage can be used; 503 otherwise',
    reply: z.object({ database: z.literal('ok'), jobs: z.literal('ok'), storage: z.literal('ok') }),
  }),
}
