import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from './deps.ts'
import type { Send } from './folder_sender.ts'

/** A stored file under a name of its own. Whoever has its beginning can ask for the rest (`Range`). */
export class StoredFile {
  readonly name: string
  readonly address: string
  constructor(name: string, address: string) {
    this.name = name
    this.address = address
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    sendStored?: Send
  }
}

/** Lets the handlers of a scope return a `StoredFile`. Clients may keep it, but ask each time whether it may still be had. */
export async function prepareStoredFiles(scope: FastifyInstance, { storage }: Deps): Promise<void> {
  scope.decorate('sendStored', await storage.delivery(scope, () => ({ 'cache-control': 'no-cache' })))
}

export function sendStored({ name, address }: StoredFile, request: FastifyRequest, reply: FastifyReply) {
  const { sendStored: send } = request.server
  if (!send) throw new Error('This feature has not prepared its scope for stored files')
  void reply.header('content-disposition', `attachment; filename="${name}"`)
  send(address, reply)
  return reply
}
