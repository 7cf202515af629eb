import { PgBoss, type JobResult, type QueueOptions } from 'pg-boss'
import type * as z from 'zod/mini'
import type { Database, DbOrTx } from '#server/db/client.ts'
import { createBrokenIndex, inTransaction } from '#server/db/queue_connection.ts'

/** A kind of job; `Data` is its payload. */
export type Job<Data extends object> = {
  name: string
  options: QueueOptions
  /** Cron line (UTC) of a recurring job. */
  cron: string | undefined
  /** How many run at the same time on one node; with one, a worker that is not notified takes one every two seconds. */
  parallel: number
  /** What its data have to be; undefined for a kind that has none. */
  payload: z.ZodMiniType<Data> | undefined
}
/** The kind of a recurring job, or of one that finds by itself what there is to do. */
export type JobWithoutData = Job<Record<string, never>>

/** In seconds. */
const twoWeeks = 14 * 86_400

type Given = { options?: QueueOptions & { notify?: boolean }; cron?: string; parallel?: number }

/** A kind of job; with data it names their schema, so that data of another version are refused before anything is done. */
export function job(name: string, given?: Given): JobWithoutData
export function job<Data extends object>(
  name: string,
  given: Given & { payload: z.ZodMiniType<Data> },
): Job<Data>
export function job<Data extends object>(
  name: string,
  given: Given & { payload?: z.ZodMiniType<Data> } = {},
): Job<Data> {
  return {
    name,
    // All options that any kind sets are set for every kind, so that none keeps a value of an earlier version.
    options: {
      notify: true,
      retryLimit: 5,
      retryDelay: 5,
      retryBackoff: true,
      expireInSeconds: 900,
      retentionSeconds: twoWeeks,
      // Failed ones, so that an operator can send them again after holidays; completed ones are deleted earlier (`purge`).
      deleteAfterSeconds: twoWeeks,
      ...given.options,
    },
    cron: given.cron,
    parallel: given.parallel ?? 1,
    payload: given.payload,
  }
}

/** A job kind with its handler. */
export type JobHandler = { job: Job<object>; run: (data: object) => Promise<void> }

/** Throws for data that are not those of the kind: a job stays in the queue for weeks, and versions follow each other. */
function requirePayload({ name, payload }: Job<object>, data: object): void {
  const found = payload?.safeParse(data)
  if (!found || found.success) return
  const [issue] = found.error.issues
  throw new Error(`The data of ${name} is not that of this version: ${issue?.path.join('.')}`)
}

export const handle = <Data extends object>(
  kind: Job<Data>,
  run: (data: Data) => Promise<void>,
): JobHandler => ({
  job: kind as unknown as Job<object>,
  run: async (data) => {
    requirePayload(kind as unknown as Job<object>, data)
    await run(data as Data)
  },
})

export type Jobs = {
  /**
   * Queues a job in the transaction of `db`: the job exists if and only if that transaction commits. `startAfter` is
   * in seconds.
   */
  send<Data extends object>(
    db: DbOrTx,
    kind: Job<Data>,
    data: Data,
    options?: { startAfter?: number },
  ): Promise<void>
  /** Queues a failed job for one more try, in the transaction of `db`. */
  retry(db: DbOrTx, kind: string, id: string): Promise<void>
  /** Removes a job that nobody works on, in the transaction of `db`. */
  remove(db: DbOrTx, kind: string, id: string): Promise<void>
  /** Starts working: polls, listens and runs cron jobs until `stop`. */
  work(handlers: readonly JobHandler[]): Promise<void>
  /** Runs the jobs that are queued now and those they queue, then returns. Used by tests, and once before a stop. */
  drain(handlers: readonly JobHandler[]): Promise<void>
  isReady(): Promise<boolean>
  stop(): Promise<void>
}

type Options = {
  /** False turns off pg-boss's polling, cron and maintenance: tests drain the queue instead. */
  background: boolean
  onError: (error: unknown) => void
}

/** The job queue on the application's own database, PostgreSQL or embedded. */
export async function openJobs(
  database: Database,
  kinds: readonly Job<object>[],
  options: Options,
): Promise<Jobs> {
  const boss = new PgBoss({
    db: database.queue,
    backend: database.engine === 'pglite' ? 'pglite' : 'postgres',
    useListenNotify: options.background && database.queue.listen !== undefined,
    supervise: options.background,
    schedule: options.background,
  })
  boss.on('error', options.onError)
  await boss.start()
  await database.queue.executeSql(createBrokenIndex)
  // Existing queues are already in pg-boss's cache from its start.
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const kind of kinds) {
    const before = known.get(kind.name)
    if (before && isSubset(kind.options, before)) continue
    if (before) await boss.updateQueue(kind.name, kind.options)
    else await boss.createQueue(kind.name, kind.options)
    // Loads the queue into pg-boss's cache: `send` inside a transaction must not look it up on another connection.
    await boss.findJobs(kind.name, { id: '00000000-0000-0000-0000-000000000000' })
  }
  return {
    send: async (db, kind, data, given = {}) => {
      await boss.send(kind.name, data, { ...given, db: inTransaction(db) })
    },
    retry: async (db, kind, id) => {
      await boss.retry(kind, id, { db: inTransaction(db) })
    },
    remove: async (db, kind, id) => {
      await boss.deleteJob(kind, id, { db: inTransaction(db) })
    },
    work: async (handlers) => {
      const cronOf = new Map(handlers.map(({ job: kind }) => [kind.name, kind.cron]))
      for (const { name, key } of await boss.getSchedules())
        if (cronOf.get(name) === undefined) await boss.unschedule(name, key)
      for (const { job: kind, run } of handlers) {
        await boss.work<object>(
          kind.name,
          {
            pollingIntervalSeconds: 2,
            batchSize: kind.parallel,
            burstWhenBatchFull: true,
            perJobResults: true,
          },
          (batch) => Promise.all(batch.map((one) => settle(one, run, options.onError))),
        )
        if (kind.cron !== undefined) await boss.schedule(kind.name, kind.cron)
      }
    },
    drain: (handlers) => drain(boss, handlers),
    isReady: () => boss.isInstalled(),
    stop: () => boss.stop({ graceful: true, close: false, timeout: 10_000 }),
  }
}

const isSubset = (options: object, of: object): boolean =>
  Object.entries(options).every(([name, value]) => (of as Record<string, unknown>)[name] === value)

/** Runs one job of a batch; its failure does not affect the others. */
async function settle(
  one: { id: string; data: object },
  run: JobHandler['run'],
  onError: Options['onError'],
): Promise<JobResult> {
  try {
    await run(one.data)
    return { id: one.id, status: 'completed' }
  } catch (error) {
    onError(error)
    return { id: one.id, status: 'failed', output: { message: String(error) } }
  }
}

async function drain(boss: PgBoss, handlers: readonly JobHandler[]): Promise<void> {
  let done: number
  do {
    done = 0
    for (const { job: kind, run } of handlers) {
      const batch = await boss.fetch<object>(kind.name, { batchSize: 100 })
      for (const one of batch) {
        await run(one.data)
        await boss.complete(kind.name, one.id)
        done += 1
      }
    }
  } while (done > 0)
}
