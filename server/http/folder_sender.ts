import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

export type HeadersOf = (name: string) => Record<string, string>
/** Answers with a file, or that there is none; the name is already in its one spelling. */
export type Send = (name: string, reply: FastifyReply) => void

type Folder = {
  root: string
  /** Headers of the answer with a file, by its name below the folder. */
  headersOf: HeadersOf
  /** There may be a compressed one beside each file. */
  preCompressed?: boolean
}

/** Lets a scope send the files of one folder; the plugin's own routes would read the names of them all, thousands. */
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
    // No file has such a name, and asking for it fails instead of finding none.
    if (name.includes('\0')) reply.callNotFound()
    else reply.sendFile(`/${name}`)
  }
}
