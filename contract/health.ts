import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const healthApi = {
  live: endpoint({
    method: 'GET',
    path: '/api/health/live/',
    access: 'public',
    summary: 'The process answers; versions of the contract and of the page it delivers',
    reply: z.object({
      status: z.literal('ok'),
      version: z.string(),
      contract: z.string(),
      build: z.nullable(z.string()),
    }),
  }),
  ready: endpoint({
    method: 'GET',
    path: '/api/health/ready/',
    access: 'public',
    summary:
      'What this node needs can be used; 503 otherwise, with what cannot. `degraded`: it works, but somebody has to see to something',
    reply: z.object({
      status: z.enum(['ok', 'degraded']),
      database: z.literal('ok'),
      jobs: z.literal('ok'),
      storage: z.literal('ok'),
      /** The SECRET is the one with which the database was written. */
      secret: z.literal('ok'),
      /** The folder of uploads is that of the database. */
      uploads: z.literal('ok'),
      /** `low`: no uploads are accepted; `full`: nothing can be written. */
      disk: z.enum(['ok', 'low', 'full']),
      /** `stopped`: no mail has left for ten minutes, though some was to be sent. */
      mail: z.enum(['ok', 'stopped']),
    }),
  }),
}
