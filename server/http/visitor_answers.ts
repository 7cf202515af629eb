import { LRUCache } from 'lru-cache'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from './language.ts'
import type { KeptAnswer, ReadCache } from './read_cache.ts'
import { sendKept } from './send.ts'

/** Recently requested addresses, each with the cache key of a visitor's answer. */
export type VisitorAddresses = LRUCache<string, string>
const maxAddresses = 5_000
const maxLength = 500

export const visitorAddresses = (): VisitorAddresses => new LRUCache({ max: maxAddresses })

/** A request with a token, valid or not, is not treated as a visitor's. */
const isVisitor = (request: FastifyRequest): boolean =>
  request.method === 'GET' && request.headers['access-token'] === undefined

/** Everything that a visitor's answer depends on: the language, and the address without its timestamp. */
function addressOf(request: FastifyRequest): string {
  const { url } = request.raw
  const plain = url?.includes('timestamp=') ? url.replace(/(?<=[?&])timestamp=\d*(&|$)/, '') : url
  return `${languageOf(request.headers['accept-language'])} ${plain}`
}

/** Remembers the cache key of this address, so that visitors can be answered from the cache. */
export function noteVisitorAnswer(
  addresses: VisitorAddresses,
  request: FastifyRequest,
  { key }: KeptAnswer<unknown>,
): void {
  if (!isVisitor(request)) return
  const address = addressOf(request)
  if (address.length > maxLength) return
  addresses.set(address, key)
}

/**
 * A hook for public endpoints: answers a visitor from the cache if this exact address was validated and answered
 * before.
 */
export function answerVisitor(addresses: VisitorAddresses, cache: ReadCache, clock: () => Date) {
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const key = isVisitor(request) ? addresses.get(addressOf(request)) : undefined
    const kept = key === undefined ? undefined : cache.peek(key, clock())
    if (kept) sendKept(kept.body, request, reply)
    else done()
  }
}
