import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

export type HeadersOf = (name: string) => Record<string, string>
/** Sends a file, or 404 when there is none. The name must already be normalised. */
export type Send = (name: string, reply: FastifyReply) => void

type Folder = {
  root: string
  /** Returns the response headers for a file, given its path below the folder. */
  headersOf: HeadersOf
  /** Whether compressed copies may exist beside the files. */
  preCompressed?: boolean
}

/**
 * Lets a scope send the files of one folder. The plugin's own routes are off: it would list thousands of files at
 * start.
 */
export async function folderSender(
  scope: FastifyInstance,
  { root, headersOf, preCompressed = false }: Folder,
): Promise<Send> {
  await scope.register(fastifyStatic, {
    root,
    preCompressed,
    serve: false,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, file) =>
      void reply.headers(headersOf(path.relative(root, file).replaceAll(path.sep, '/'))),
  })
  return (name, reply) => {
    // No stored file has such a name, and looking it up would throw instead of returning nothing.
    if (name.includes('\0')) reply.callNotFound()
    else reply.sendFile(`/${name}`)
  }
}
