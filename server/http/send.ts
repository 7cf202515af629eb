import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingOf } from './encoding.ts'
import { compressOnce, etagOf, minCompressed, type JsonBody } from './json_body.ts'

const json = 'application/json; charset=utf-8'

/** A shared cache keeps the encodings apart, and whatever else was told before. */
function varyByEncoding(reply: FastifyReply): void {
  const told = reply.getHeader('vary')
  void reply.header('vary', told === undefined ? 'accept-encoding' : `${String(told)}, accept-encoding`)
}

/**
 * Sends JSON that is made for this request, in gzip where it is asked for. Reads carry a validator, so that a poller that
 * sends it back gets 304 and no body.
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

/** Sends a body that is kept, in its best encoding. */
export function sendKept(body: JsonBody, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.header('etag', body.etag)
  if (body.isCompressible) varyByEncoding(reply)
  if (request.headers['if-none-match'] === body.etag) return reply.code(304).send()
  void reply.header('content-type', json)
  const encoding = body.isCompressible ? encodingOf(request.headers['accept-encoding']) : 'identity'
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  return reply.send(body.in(encoding))
}
