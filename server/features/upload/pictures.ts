import { fork, type ChildProcess } from 'node:child_process'
import { Problem } from '#server/http/problem.ts'
import { boundedQueue, type BoundedQueue, type QueueLimits } from './bounded_queue.ts'
import { maxPixels } from './bmp.ts'
import type { Drawn, Outcome, Received, Source } from './images.ts'

const program = new URL('picture_process.ts', import.meta.url)
/** No picture that people send takes longer. */
const patienceMs = 120_000
/** A process without work for this long ends and frees its memory. */
const idleMs = 10_000

/** Drawings wait together like the pictures of one account. */
const nobody = 0

export type Pictures = {
  /**
   * Re-encodes a picture when there is capacity. Throws `file_damaged`; `picture_pixels`; `pictures_waiting` when too many are waiting,
   * `unavailable` when the node stops first.
   */
  draw(source: Received, accountId: number): Promise<Drawn>
  /** Draws an SVG as PNG in its turn among the pictures; throws like `draw`. */
  drawSketch(svg: string): Promise<Uint8Array>
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

  async function drawWith(child: ChildProcess, source: Source, stopping: AbortSignal): Promise<Outcome> {
    const { promise, resolve } = Promise.withResolvers<Outcome>()
    const end = () => void child.kill('SIGKILL')
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(patienceMs)])
    const fail = () => resolve(null)
    signal.addEventListener('abort', end)
    child.once('message', (outcome) => resolve(outcome as Outcome))
    child.once('exit', fail).once('error', fail)
    child.send(source)
    const outcome = await promise
    signal.removeEventListener('abort', end)
    child.off('exit', fail).off('error', fail)
    if (child.connected) rest(child)
    return outcome
  }

  const processed = (source: Source, accountId: number): Promise<Drawn> =>
    queue.run(accountId, async (stopping) => {
      const outcome = await drawWith(take(), source, stopping)
      if (outcome === null) throw new Problem(stopping.aborted ? 'unavailable' : 'file_damaged')
      if (outcome === 'too_many_pixels')
        throw new Problem('picture_pixels', { values: { limit: maxPixels / 1_000_000 } })
      return outcome
    })

  return {
    queue,
    draw: processed,
    drawSketch: async (svg) => (await processed({ svg }, nobody)).picture,
    close() {
      queue.close()
      for (const child of idle.keys()) child.disconnect()
    },
  }
}
