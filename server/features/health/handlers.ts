import type { healthApi } from '#contract/health.ts'
import { contractVersion, readBuild } from '#server/http/build_check.ts'
import type { Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import { answersQuery } from './store.ts'

/** The file of the build is read at most once in this time (ms). */
const ttl = 1_000

export const healthHandlers = (): Handlers<typeof healthApi> => {
  let version: string | undefined
  return {
    live: ({ deps, now, request }) =>
      deps.cache.answer('health', { ttl, now }, () =>
        JSON.stringify({
          status: 'ok',
          contract: (version ??= contractVersion(request.server.endpoints)),
          build: readBuild(deps.config.distDir)?.id ?? null,
        }),
      ),
    ready: async ({ db, deps, request }) => {
      const check = async () => {
        await answersQuery(db)
        await deps.storage.check()
        if (!(await deps.jobs.isReady())) throw new Error('The job queue is not installed')
      }
      try {
        await withStorageTimeout(check())
      } catch (error) {
        request.log.error({ reqId: request.id, err: error }, 'not ready')
        throw new Problem('unavailable')
      }
      return { database: 'ok', jobs: 'ok', storage: 'ok' }
    },
  }
}

/** Load balancers wait only a few seconds for this answer, so a check that takes longer counts as failed. */
const readyMs = 2_000

function withStorageTimeout(work: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer for ${readyMs} ms`)), readyMs)
    void work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
