/** Page and server on different origins (docs/OPERATIONS.md, "The page on another origin"). */
import { buildApp } from '#server/app.ts'
import { freePort } from './free_port.ts'
import { openOwnServer, type OwnServer } from './own_server.ts'
import { pageCalling } from './releases.ts'

export type TwoOrigins = { server: OwnServer; pageOrigin: string; close(): Promise<void> }

export async function openTwoOrigins(): Promise<TwoOrigins> {
  const port = await freePort()
  const pageOrigin = `http://127.0.0.1:${port}`
  const server = await openOwnServer({ pageOrigins: [pageOrigin] })
  const { config } = server.deps
  const page = pageCalling(server.origin)
  const delivering = { ...config, distDir: page.folder, apiOrigin: server.origin, pageOrigins: [] }
  const app = await buildApp({ ...server.deps, config: delivering })
  await app.listen({ host: '127.0.0.1', port })
  return {
    server,
    pageOrigin,
    close: async () => {
      await app.close()
      await server.close()
      page.remove()
    },
  }
}
