import { access, constants } from 'node:fs/promises'
import type { healthApi } from '#contract/health.ts'
import { readBuild } from '#server/http/build_check.ts'
import type { Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import { answersQuery } from './store.ts'

/** `contract` is asked once, at the first request: the version is known only when every feature is mounted. */
export const healthHandlers = (contract: () => string): Handlers<typeof healthApi> => {
  let version: string | undefined
  return {
    live: ({ deps }) => ({
      status: 'ok',
      contract: (version ??= contract()),
      build: readBuild(deps.config.distDir)?.id ?? null,
    }),
    ready: async ({ db, deps, request }) => {
      try {
        await answersQuery(db)
        await access(deps.storage.root, constants.W_OK)
        if (!(await deps.jobs.isReady())) throw new Error('The job queue is not installed')
      } catch (error) {
        request.log.error({ err: error }, 'not ready')
        throw new Problem('unavailable')
      }
      return { database: 'ok', jobs: 'ok', storage: 'ok' }
    },
  }
}
