import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refreshCatalogue } from '#server/http/catalogue.ts'
import type { Deps } from '#server/http/deps.ts'
import { Problem } from '#server/http/problem.ts'
import type { KeptAnswer } from '#server/http/read_cache.ts'
import { sendKept } from '#server/http/send.ts'
import { langAsked, queryAbout, siteOf } from './address.ts'
import type { PublicPage } from './content.ts'
import { headOf } from './head.ts'
import { frameOf } from './frame.ts'
import { publicPages } from './pages.ts'
import { shellOf, type Shell } from './shell.ts'

/** How long an answer is kept (ms): a write empties the cache before; time itself, such as a deadline, does not. */
const ttl = 2_000
/** The page itself does not wait longer for the facts (ms): it works without them. */
const patience = 1_000
const documentType = 'text/html; charset=utf-8'

/** Sends the unfilled document, with which the application works as well. */
export const sendShell = (shell: Shell, reply: FastifyReply, status = 200): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-cache')
    .header('content-type', documentType)
    // What is not there, and what nobody but its owner reads, is not to be listed.
    .headers(status === 503 ? { 'retry-after': '5' } : { 'x-robots-tag': 'noindex' })
    .send(shell.plain)

/** A page as it is asked for, and under which key its text is kept: everything that it depends on. */
function askedOf(page: PublicPage, request: FastifyRequest, { deps, shell }: { deps: Deps; shell: Shell }) {
  const lang = langAsked(request.query)
  const site = siteOf(request, deps.config.publicUrl)
  const params = request.params as Record<string, string>
  const query = queryAbout(page.about ?? [], request.query)
  const key = JSON.stringify(['page', shell.version, site, lang, page.path, params, query])
  return { key, asked: { deps, lang, now: deps.clock(), params, query, site } }
}

async function textOf(
  page: PublicPage,
  asked: ReturnType<typeof askedOf>['asked'],
  fill: NonNullable<Shell['fill']>,
): Promise<string> {
  await refreshCatalogue(asked.deps)
  const content = await page.read(asked)
  if (!content) throw new Problem('not_found')
  const { lang, site } = asked
  return fill({ page: page.path, lang, head: headOf(content, lang, site), facts: frameOf(content, lang) })
}

/** Waits for a kept text at most `patience`; undefined when it takes longer. */
async function inTime(kept: Promise<KeptAnswer<string>>): Promise<KeptAnswer<string> | undefined> {
  const stop = new AbortController()
  const late = setTimeout(patience, undefined, { signal: stop.signal }).catch(() => undefined)
  try {
    return await Promise.race([kept, late])
  } finally {
    stop.abort()
  }
}

/**
 * Answers the addresses of public pages with the built document, whose head and body say what the page is about. What
 * is not there is 404; when the database does not answer in time, the document comes unfilled with 503.
 */
export function servePages(scope: FastifyInstance, deps: Deps): void {
  const shellNow = shellOf(deps.config.distDir)
  for (const page of publicPages)
    scope.get(page.path, async (request, reply) => {
      const shell = await shellNow()
      if (!shell) return reply.callNotFound()
      const { fill } = shell
      // A document that calls another server says nothing of this one's data.
      if (!fill || deps.config.apiOrigin !== undefined) return sendShell(shell, reply)
      const { key, asked } = askedOf(page, request, { deps, shell })
      try {
        const kept =
          deps.cache.peek(key, asked.now) ??
          (await inTime(deps.cache.text(key, { ttl, now: asked.now }, () => textOf(page, asked, fill))))
        if (!kept) return sendShell(shell, reply, 503)
        void reply.header('cache-control', 'no-cache')
        return sendKept(kept.body, request, reply, documentType)
      } catch (error) {
        if (error instanceof Problem && error.code === 'not_found') return sendShell(shell, reply, 404)
        request.log.error({ reqId: request.id, err: error }, 'page without its facts')
        return sendShell(shell, reply, 503)
      }
    })
}
