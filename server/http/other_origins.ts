import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

/** Browsers ask again after two hours whether a call is allowed. */
const maxAge = 7_200

/**
 * Lets pages of other origins call this server; without any, no answer allows it. There are no cookies: what a call may do
 * says its Access-Token, which only the page that stored it can read.
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
