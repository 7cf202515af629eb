import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isPrivate } from '#contract/private_file.ts'
import { Problem, sendProblem } from './problem.ts'

const year = 'public, max-age=31536000, immutable'
const asked = 'no-cache'

/**
 * Delivers the built page and the uploads. `/assets/*` carry their hash in the name and never change; everything else
 * of the page is asked for again. A path without a file extension is the page's own route.
 */
export async function serveFiles(
  app: FastifyInstance,
  folders: { dist: string; uploads: string },
  mayRead: (address: string, query: object) => boolean,
): Promise<void> {
  await serveFolder(app, '/uploads/', {
    root: folders.uploads,
    mayRead,
    setHeaders: (reply, file) => {
      const isOpen = !isPrivate(`/uploads/${path.relative(folders.uploads, file)}`)
      void reply.header('cache-control', isOpen ? year : 'private, no-store')
      if (!file.endsWith('.webp')) void reply.header('content-disposition', 'attachment')
    },
  })
  const hasPage = existsSync(path.join(folders.dist, 'index.html'))
  if (hasPage) {
    await serveFolder(app, '/', {
      root: folders.dist,
      preCompressed: true,
      setHeaders: (reply, file) => {
        const isHashed = file.startsWith(`${path.join(folders.dist, 'assets')}${path.sep}`)
        void reply.header('cache-control', isHashed ? year : asked)
      },
    })
  }
  const shell = path.join(folders.dist, 'index.html')
  const sendShell = async (_: FastifyRequest, reply: FastifyReply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', asked)
      .send(await readFile(shell))
  if (hasPage) app.get('/', sendShell)
  app.setNotFoundHandler((request, reply) => {
    // An address may begin with two slashes or hold anything else that is no URL.
    const pathname = request.url.split(/[?#]/, 1)[0] ?? ''
    const isPage = request.method === 'GET' && !/^\/(api|uploads|assets)(\/|$)/.test(pathname)
    if (hasPage && isPage && !/\.\w+$/.test(pathname)) return sendShell(request, reply)
    if (pathname.startsWith('/api/') || !isPage) return sendProblem(new Problem('not_found'), request, reply)
    return reply.code(404).type('text/plain; charset=utf-8').header('cache-control', asked).send('Not found')
  })
}

/** A route of our own: for each file the plugin's would read the names of the whole folder, thousands of them. */
type Folder = FastifyStaticOptions & { mayRead?: (address: string, query: object) => boolean }

const serveFolder = async (app: FastifyInstance, prefix: string, { mayRead, ...options }: Folder) =>
  app.register(async (scope) => {
    const own = { serve: false, index: false, dotfiles: 'ignore', cacheControl: false } as const
    await scope.register(fastifyStatic, { ...options, ...own })
    scope.get<{ Params: { '*': string } }>(`${prefix}*`, (request, reply) => {
      // As the file system would read it: there is one way to name a file.
      const name = path.posix.normalize(request.params['*'])
      const isOpen = !mayRead || !isPrivate(prefix + name) || mayRead(prefix + name, request.query as object)
      // No file has such a name, and asking for it fails instead of finding none.
      if (name.includes('\0') || !isOpen) reply.callNotFound()
      else reply.sendFile(`/${name}`)
    })
  })
