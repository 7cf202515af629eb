import { Problem } from './problem.ts'

type Bounds = {
  /** How many are worked on at the same time. */
  atWork: number
  /** How many may be under way, working and waiting, of everybody and of one network. */
  places: number
  placesOfNetwork: number
}

/** Seconds after which somebody who found no place may try again. */
const retrySeconds = 2

/** Work that is dear and done a little at a time: who finds no place to wait in is sent away at once. */
export class Turns {
  readonly #bounds: Bounds
  readonly #taken = new Map<string, number>()
  readonly #waiting: (() => void)[] = []
  #all = 0
  #working = 0

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  /** Runs `task` with a place taken for its network; throws `too_many_requests` where there is none. */
  async withPlace<T>(network: string, task: () => Promise<T>): Promise<T> {
    const own = this.#taken.get(network) ?? 0
    if (this.#all >= this.#bounds.places || own >= this.#bounds.placesOfNetwork) {
      throw new Problem('too_many_requests', {
        values: { seconds: retrySeconds },
        data: { seconds: retrySeconds },
      })
    }
    this.#all += 1
    this.#taken.set(network, own + 1)
    try {
      return await task()
    } finally {
      this.#all -= 1
      const left = (this.#taken.get(network) ?? 1) - 1
      if (left === 0) this.#taken.delete(network)
      else this.#taken.set(network, left)
    }
  }

  /** Runs `work` when it is its turn, first come first served. */
  async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#working >= this.#bounds.atWork) {
      // Whoever ends hands the turn on, so the number at work stays.
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    } else this.#working += 1
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#working -= 1
    }
  }
}

/** Work of which one piece of each key is under way at a time, in this process. */
export class Lanes {
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
