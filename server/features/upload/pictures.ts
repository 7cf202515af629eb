import { fork, type ChildProcess } from 'node:child_process'
import { Problem } from '#server/http/problem.ts'
import { boundedQueue, type BoundedQueue, type QueueLimits } from './bounded_queue.ts'
import type { Drawn, Source } from './images.ts'

const program = new URL('picture_process.ts', import.meta.url)
/** No picture that people send takes longer. */
const patienceMs = 120_000
/** A process without work for this long ends and frees its memory. */
const idleMs = 10_000

export type Pictures = {
  /**
   * Re-encodes a picture when there is capacity. Throws `file_damaged`; `pictures_waiting` when too many are waiting,
   * `unavailable` when the node stops first.
   */
  draw(source: Source, accountId: number): Promise<Drawn>
  /** Refuses waiting pictures and aborts the running ones. */
  close(): void
  /** The queue that decides which picture is next. */
  queue: BoundedQueue
}

/** Processes pictures in child processes, as many as the queue allows at the same time. */
export function pictureProcesses(limits: Partial<QueueLimits> = {}): Pictures {
  const queue = boundedQueue(limits)
  /** Idle processes, the most recently used last, each with the timer that ends it. */
  const idle = new Map<ChildProcess, NodeJS.Timeout>()

  function take(): ChildProcess {
    const resting = [...idle].at(-1)
    if (!resting) return start()
    const [child, timer] = resting
    clearTimeout(timer)
    idle.delete(child)
    return child
  }
  function rest(child: ChildProcess): void {
    const timer = setTimeout(() => child.disconnect(), idleMs)
    timer.unref()
    idle.set(child, timer)
  }
  function start(): ChildProcess {
    const child = fork(program, {
      execArgv: [],
      // A process handles one picture at a time and needs no more malloc arenas; each would keep the memory that it
      // once used.
      env: { PATH: process.env['PATH'], MALLOC_ARENA_MAX: '2' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const forget = () => {
      clearTimeout(idle.get(child))
      idle.delete(child)
    }
    child.on('exit', forget).on('disconnect', forget).on('error', forget)
    child.unref()
    child.channel?.unref()
    return child
  }

  async function drawWith(child: ChildProcess, source: Source, stopping: AbortSignal): Promise<Drawn | null> {
    const { promise, resolve } = Promise.withResolvers<Drawn | null>()
    const end = () => void child.kill('SIGKILL')
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(patienceMs)])
    const fail = () => resolve(null)
    signal.addEventListener('abort', end)
    child.once('message', (drawn) => resolve(drawn as Drawn | null))
    child.once('exit', fail).once('error', fail)
    child.send(source)
    const drawn = await promise
    signal.removeEventListener('abort', end)
    child.off('exit', fail).off('error', fail)
    if (child.connected) rest(child)
    return drawn
  }

  return {
    queue,
    draw: (source, accountId) =>
      queue.run(accountId, async (stopping) => {
        const drawn = await drawWith(take(), source, stopping)
        if (drawn === null) throw new Problem(stopping.aborted ? 'unavailable' : 'file_damaged')
        return drawn
      }),
    close() {
      queue.close()
      for (const child of idle.keys()) child.disconnect()
    },
  }
}
