import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Config } from './config.ts'

async function requireFree(port: number, host: string): Promise<void> {
  const server = createServer().listen({ port, host })
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}

/** Rejects as `listen` would when a port is taken: asked first, because preparing page and data takes up to a minute. */
export async function requireFreePorts({ port, metricsPort, host, role }: Config): Promise<void> {
  if (role !== 'worker') await requireFree(port, host)
  if (metricsPort !== undefined) await requireFree(metricsPort, host)
}
