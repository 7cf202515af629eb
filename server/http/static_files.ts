import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isPrivate } from '#contract/private_file.ts'
import { folderSender, type Send } from './folder_sender.ts'
import { Problem, sendProblem } from './problem.ts'
import type { Storage } from './storage.ts'

const year = 'public, max-age=31536000, immutable'
const asked = 'no-cache'

/** Pictures are displayed; all other files are downloaded. */
const headersOfUpload = (address: string): Record<string, string> => ({
  'cache-control': isPrivate(address) ? 'private, no-store' : year,
  ...(!address.endsWith('.webp') && { 'content-disposition': 'attachment' }),
})

/**
 * Serves the built page and the uploads. `/assets/*` have a hash in their names and never change; other files of the
 * page are revalidated on each request. A path without a file extension is a route of the page: `isPage` says whether it
 * has one there.
 */
export async function serveFiles(
  app: FastifyInstance,
  { dist, storage, isPage: isKnown }: { dist: string; storage: Storage; isPage: (path: string) => boolean },
  mayRead: MayRead,
): Promise<void> {
  await serve(app, '/uploads/', (scope) => storage.delivery(scope, headersOfUpload), mayRead)
  const hasPage = existsSync(path.join(dist, 'index.html'))
  if (hasPage) {
    await serve(app, '/', async (scope) => {
      const headersOf = (name: string) => ({ 'cache-control': name.startsWith('assets/') ? year : asked })
      const send = await folderSender(scope, { root: dist, preCompressed: true, headersOf })
      return (address, reply) => send(address.slice(1), reply)
    })
  }
  const shell = path.join(dist, 'index.html')
  // Unknown addresses get the page too, which says so; neither they nor personal pages are for search engines.
  const sendShell = async (status: number, reply: FastifyReply) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', asked)
      .header('x-robots-tag', 'noindex')
      .send(await readFile(shell))
  app.setNotFoundHandler((request, reply) => {
    // A request target may begin with two slashes or be no valid URL at all.
    const pathname = request.url.split(/[?#]/, 1)[0] ?? ''
    const isPage = request.method === 'GET' && !/^\/(api|uploads|assets)(\/|$)/.test(pathname)
    if (hasPage && isPage && !/\.\w+$/.test(pathname)) return sendShell(isKnown(pathname) ? 200 : 404, reply)
    if (pathname.startsWith('/api/') || !isPage) return sendProblem(new Problem('not_found'), request, reply)
    return reply.code(404).type('text/plain; charset=utf-8').header('cache-control', asked).send('Not found')
  })
}

type Sender = (scope: FastifyInstance) => Promise<Send>
type MayRead = (address: string, query: object) => boolean

const serve = async (app: FastifyInstance, prefix: string, sender: Sender, mayRead?: MayRead) =>
  app.register(async (scope) => {
    const send = await sender(scope)
    scope.get<{ Params: { '*': string } }>(`${prefix}*`, (request, reply) => {
      // Normalises the path as the file system would, so that each file has exactly one name.
      const address = prefix + path.posix.normalize(request.params['*'])
      const isOpen = !mayRead || !isPrivate(address) || mayRead(address, request.query as object)
      if (isOpen) send(address, reply)
      else reply.callNotFound()
    })
  })
