import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
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
): Promise<void> {
  await serveFolder(app, '/uploads/', {
    root: folders.uploads,
    setHeaders: (reply, file) => {
      void reply.header('cache-control', year)
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
    const { pathname } = new URL(request.url, 'http://local')
    const isPage = request.method === 'GET' && !/^\/(api|uploads|assets)(\/|$)/.test(pathname)
    if (hasPage && isPage && !/\.\w+$/.test(pathname)) return sendShell(request, reply)
    if (pathname.startsWith('/api/') || !isPage) return sendProblem(new Problem('not_found'), request, reply)
    return reply.code(404).type('text/plain; charset=utf-8').header('cache-control', asked).send('Not found')
  })
}

/** A route of our own: for each file the plugin's would read the names of the whole folder, thousands of them. */
const serveFolder = async (app: FastifyInstance, prefix: string, options: FastifyStaticOptions) =>
  app.register(async (scope) => {
    const own = { serve: false, index: false, dotfiles: 'ignore', cacheControl: false } as const
    await scope.register(fastifyStatic, { ...options, ...own })
    scope.get<{ Params: { '*': string } }>(`${prefix}*`, (request, reply) => {
      const name = request.params['*']
      // No file has such a name, and asking for it fails instead of finding none.
      if (name.includes('\0')) reply.callNotFound()
      else reply.sendFile(`/${name}`)
    })
  })
