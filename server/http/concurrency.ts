import { Problem } from './problem.ts'

type Bounds = {
  /** How many tasks run at the same time. */
  running: number
  /** How many tasks may be running or waiting, in total and from one network. */
  admitted: number
  admittedPerNetwork: number
}

/** Seconds after which a refused caller may try again. */
const retrySeconds = 2

/** Limits expensive work: a few tasks run at a time, a bounded number waits, and any more are refused at once. */
export class ConcurrencyLimit {
  readonly #bounds: Bounds
  readonly #admittedByNetwork = new Map<string, number>()
  readonly #waiting: (() => void)[] = []
  #admitted = 0
  #running = 0

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  /** Runs `task` if the limits for its network and for all networks allow it; throws `too_many_requests` if not. */
  async admit<T>(network: string, task: () => Promise<T>): Promise<T> {
    const own = this.#admittedByNetwork.get(network) ?? 0
    if (this.#admitted >= this.#bounds.admitted || own >= this.#bounds.admittedPerNetwork) {
      throw new Problem('too_many_requests', {
        values: { seconds: retrySeconds },
        data: { seconds: retrySeconds },
      })
    }
    this.#admitted += 1
    this.#admittedByNetwork.set(network, own + 1)
    try {
      return await task()
    } finally {
      this.#admitted -= 1
      const left = (this.#admittedByNetwork.get(network) ?? 1) - 1
      if (left === 0) this.#admittedByNetwork.delete(network)
      else this.#admittedByNetwork.set(network, left)
    }
  }

  /** Runs `work` when fewer than `running` others run, first come, first served. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#bounds.running) {
      // A finished task hands its slot to the next, so the count stays the same.
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    } else this.#running += 1
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}

/** Runs tasks with the same key one after the other, within this process. */
export class OneAtATimePerKey {
  readonly #last = new Map<string, Promise<unknown>>()

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key)
    const mine = before ? before.then(work, work) : work()
    this.#last.set(key, mine)
    try {
      return await mine
    } finally {
      if (this.#last.get(key) === mine) this.#last.delete(key)
    }
  }
}
