import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingOf } from './encoding.ts'
import { compressOnce, etagOf, minCompressed, type KeptBody } from './kept_body.ts'

const json = 'application/json; charset=utf-8'

/** Shared caches must store each encoding separately, in addition to whatever Vary already says. */
function varyByEncoding(reply: FastifyReply): void {
  const told = reply.getHeader('vary')
  void reply.header('vary', told === undefined ? 'accept-encoding' : `${String(told)}, accept-encoding`)
}

/**
 * Sends JSON that was made for this request, gzipped if the client accepts it. Reads carry an ETag, so that a poller
 * that sends it back gets 304 without a body.
 */
export async function sendJson(
  text: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const isLong = text.length >= minCompressed
  if (isLong) varyByEncoding(reply)
  if (request.method === 'GET') {
    const etag = etagOf(text)
    void reply.header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  }
  void reply.header('content-type', json)
  if (!isLong || encodingOf(request.headers['accept-encoding']) === 'identity') return reply.send(text)
  const bytes = await compressOnce(text)
  return reply.header('content-encoding', 'gzip').send(bytes)
}

/** Sends a cached body in the client's best encoding. */
export function sendKept(
  body: KeptBody,
  request: FastifyRequest,
  reply: FastifyReply,
  type = json,
): FastifyReply {
  void reply.header('etag', body.etag)
  if (body.isCompressible) varyByEncoding(reply)
  if (request.headers['if-none-match'] === body.etag) return reply.code(304).send()
  void reply.header('content-type', type)
  const encoding = body.isCompressible ? encodingOf(request.headers['accept-encoding']) : 'identity'
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  return reply.send(body.in(encoding))
}
