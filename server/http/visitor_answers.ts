import { LRUCache } from 'lru-cache'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from './language.ts'
import type { KeptAnswer, ReadCache } from './read_cache.ts'
import { sendKept } from './send.ts'

/** Addresses that were asked for lately, each with the key of what a visitor is answered there. */
export type VisitorAddresses = LRUCache<string, string>
const maxAddresses = 5_000
const maxLength = 500

export const visitorAddresses = (): VisitorAddresses => new LRUCache({ max: maxAddresses })

/** Whoever sends a token, right or wrong, is no visitor here. */
const isVisitor = (request: FastifyRequest): boolean =>
  request.method === 'GET' && request.headers['access-token'] === undefined

/** What a visitor's answer depends on: language and address without the timestamp of every call. */
function addressOf(request: FastifyRequest): string {
  const { url } = request.raw
  const plain = url?.includes('timestamp=') ? url.replace(/(?<=[?&])timestamp=\d*(&|$)/, '') : url
  return `${languageOf(request.headers['accept-language'])} ${plain}`
}

/** Notes that a visitor who asks for this address again may be given the answer as long as it is kept. */
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
 * Hook of what everybody may read: gives a visitor the answer that is kept for this very address, which was checked and
 * made when it was first asked for.
 */
export function answerVisitor(addresses: VisitorAddresses, cache: ReadCache, clock: () => Date) {
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const key = isVisitor(request) ? addresses.get(addressOf(request)) : undefined
    const kept = key === undefined ? undefined : cache.peek(key, clock())
    if (kept) sendKept(kept.body, request, reply)
    else done()
  }
}
