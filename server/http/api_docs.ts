import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { StaticDocumentSpec } from '@fastify/swagger'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'

const prefix = '/api/docs'
const icon = path.join(import.meta.dirname, '../../public/icons/icon.svg')
/** What a browser needs of the viewer's own answers; everything else is set by the application. */
const passedOn = ['content-type', 'cache-control', 'etag', 'last-modified', 'location'] as const

/**
 * The viewer of the API's description, an application of its own behind the given one: engineers open it now and then,
 * so its libraries, a tenth of all modules, are loaded by the first request instead of at the start.
 */
export function serveApiDocs(app: FastifyInstance, document: object): void {
  let opening: Promise<FastifyInstance> | undefined
  const opened = (): Promise<FastifyInstance> => {
    opening ??= openViewer(document)
    // The next request tries again.
    opening.catch(() => (opening = undefined))
    return opening
  }
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const viewer = await opened()
    const { statusCode, headers, rawPayload } = await viewer.inject({ url: request.url })
    for (const name of passedOn) {
      const value = headers[name]
      if (value !== undefined) reply.header(name, value)
    }
    return reply.code(statusCode).send(rawPayload)
  }
  app.get(prefix, answer)
  app.get(`${prefix}/*`, answer)
  app.addHook('onClose', async () => {
    const viewer = await opening?.catch(() => undefined)
    await viewer?.close()
  })
}

async function openViewer(document: object): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ])
  const viewer = fastify({ routerOptions: { ignoreTrailingSlash: true } })
  await viewer.register(swagger, {
    mode: 'static',
    specification: { document: document as StaticDocumentSpec['document'] },
  })
  await viewer.register(swaggerUi, {
    routePrefix: prefix,
    staticCSP: false,
    logo: { type: 'image/svg+xml', content: readFileSync(icon), href: '/' },
    theme: { title: 'Forging Market API' },
    uiConfig: { docExpansion: 'list', defaultModelRendering: 'example' },
  })
  return viewer
}
