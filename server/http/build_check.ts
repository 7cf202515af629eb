import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { schemaOf } from './openapi.ts'
import { Problem } from './problem.ts'

const buildFile = z.object({
  id: z.string().check(z.minLength(1)),
  contract: z.string().check(z.minLength(1)),
})
export type Build = z.output<typeof buildFile>

/** `dist/build.json` of the page that is delivered now, or undefined where no page was built. */
export function readBuild(distDir: string): Build | undefined {
  try {
    return buildFile.parse(JSON.parse(readFileSync(path.join(distDir, 'build.json'), 'utf8')))
  } catch {
    return undefined
  }
}

/**
 * Answers 258 to a page that was built for another contract than the delivered page (SPEC 4.18): it could misread answers
 * or send what is refused. A page that is only older is left alone, its own update prompt tells the person. Only a page
 * that sends X-Build-Id (`<contract>.<build>`) is asked; on a mismatch the file is read again, so that a page built while
 * the server runs is never sent in circles.
 */
export function checkPageBuild(app: FastifyInstance, distDir: string): void {
  let build = readBuild(distDir)
  const isOutdated = (contract: string | undefined): boolean => {
    if (contract === build?.contract) return false
    build = readBuild(distDir)
    return build !== undefined && contract !== build.contract
  }
  app.addHook('onRequest', (request, _reply, done) => {
    const sent = request.headers['x-build-id']
    const isAsked = typeof sent === 'string' && request.url.startsWith('/api/')
    done(isAsked && isOutdated(sent.split('.')[0]) ? new Problem('page_outdated') : undefined)
  })
}

/** A short name of everything the endpoints promise; it changes when any of their schemas does. */
export function contractVersion(endpoints: readonly Endpoint[]): string {
  const promises = endpoints.map((endpoint) => [
    endpoint.method,
    endpoint.path,
    endpoint.access,
    schemaOf(endpoint.query, 'input'),
    schemaOf(endpoint.body, 'input'),
    schemaOf(endpoint.reply, 'output'),
  ])
  return hash('sha256', JSON.stringify(promises), 'hex').slice(0, 16)
}
