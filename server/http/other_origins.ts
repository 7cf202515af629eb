import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

/** Browsers repeat the preflight request after two hours. */
const maxAge = 7_200

/**
 * Lets pages of other origins call this server (CORS). When none are configured, no answer allows it. There are no
 * cookies: rights come from the Access-Token header, which only the page that stored the token can read.
 */
export async function answerOtherOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: [
      'Accept-Language',
      'Access-Token',
      'Content-Type',
      'Idempotency-Key',
      'If-None-Match',
      'X-Build-Id',
    ],
    exposedHeaders: ['Date', 'ETag', 'Retry-After'],
    credentials: false,
    maxAge,
  })
}
