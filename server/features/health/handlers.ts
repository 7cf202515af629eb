import type { healthApi } from '#contract/health.ts'
import { contractVersion, readBuild } from '#server/http/build_check.ts'
import type { Deps } from '#server/http/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import { appVersion } from '#server/http/version.ts'
import { installationState } from './installation.ts'
import { mailStoppedSince } from './mail_store.ts'

/** The file of the build is read at most once in this time (ms). */
const ttl = 1_000

export const healthHandlers = (): Handlers<typeof healthApi> => {
  let contract: string | undefined
  return {
    live: ({ deps, now, request }) =>
      deps.cache.answer('health', { ttl, now }, () =>
        JSON.stringify({
          status: 'ok',
          version: appVersion,
          contract: (contract ??= contractVersion(request.server.endpoints)),
          build: readBuild(deps.config.distDir)?.id ?? null,
        }),
      ),
    ready: async ({ deps, now, request }) => {
      try {
        return await inTime(state(deps, now))
      } catch (error) {
        if (!(error instanceof Problem)) request.log.error({ reqId: request.id, err: error }, 'not ready')
        throw error instanceof Problem ? error : new Problem('unavailable')
      }
    },
  }
}

/** Throws when another node may do better than this one, with what is wrong with it. */
async function state(deps: Deps, now: Date) {
  const { secret, uploads } = await installationState(deps)
  await deps.storage.check()
  if (!(await deps.jobs.isReady())) throw new Error('The job queue is not installed')
  const data = { secret, uploads }
  if (secret !== 'ok') throw new Problem('secret_changed', { data })
  if (uploads !== 'ok') throw new Problem(`uploads_${uploads}`, { data })
  const disk = await deps.disk.state(now)
  const mail = await mailState(deps, now)
  const ok = 'ok' as const
  const isWell = disk === 'ok' && mail === 'ok'
  return {
    status: isWell ? ok : ('degraded' as const),
    database: ok,
    jobs: ok,
    storage: ok,
    secret,
    uploads,
    disk,
    mail,
  }
}

/** How long (ms) mail may be tried again before somebody is told. */
const mailPatience = 600_000

/** The demo's mail goes to a file. */
async function mailState({ cache, config, database }: Deps, now: Date): Promise<'ok' | 'stopped'> {
  if (config.outboxFile !== undefined) return 'ok'
  const since = await cache.get('mail stopped', { ttl: 10_000, now }, () =>
    mailStoppedSince(database.orm, now),
  )
  return since && now.getTime() - since.getTime() >= mailPatience ? 'stopped' : 'ok'
}

/** Load balancers wait only a few seconds for this answer, so a check that takes longer counts as failed. */
const readyMs = 2_000

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer for ${readyMs} ms`)), readyMs)
    void work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
