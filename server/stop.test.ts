/** A node that is stopped finishes what it has begun: no request is lost, and none takes effect without an answer. */
import { EventEmitter, once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { draftsOf, newDraft, processMarket, type ProcessMarket } from '../tests/support/process_market.ts'
import {
  networkClient,
  UnansweredRequest,
  startServer,
  type NetworkRequest,
} from '../tests/support/server_process.ts'

const adminUrl = process.env['TEST_DATABASE_URL']
const clients = 8

/**
 * Sends reads and writes to all nodes without pause, until it is stopped or no node accepts a connection. `isStopping`
 * names the node that has been told to stop.
 */
function load(market: ProcessMarket, origins: () => string[], isStopping: (origin: string) => boolean) {
  const network = networkClient()
  const acknowledged = new Set<string>()
  const failures: string[] = []
  const progress = new EventEmitter()
  let isOver = false

  /**
   * Tries one node after the other, as a load balancer does when a node cannot have read the request; returns false
   * when none has.
   */
  async function ask(asked: NetworkRequest, first: number): Promise<boolean> {
    const nodes = origins()
    for (let turn = 0; turn < nodes.length; turn += 1) {
      const node = nodes[(first + turn) % nodes.length] as string
      try {
        const { status, text } = await network.ask(node, asked)
        if (status !== 200) failures.push(`${status} ${text}`)
        return true
      } catch (error) {
        // A port that is closed resets what the kernel has connected and nobody has accepted yet. If such a request had
        // been read and obeyed, its draft would be there twice, and the comparison at the end would fail.
        if (error instanceof UnansweredRequest && (error.unread || (error.wasReset && isStopping(node))))
          continue
        failures.push(String(error))
        return true
      }
    }
    return false
  }
  const run = async (client: number) => {
    for (let at = client; !isOver && failures.length === 0; at += 1) {
      const draft = newDraft(market.seller)
      if (!(await ask({ path: `/api/quotation/?page=${(at % 5) + 1}` }, at))) return
      if (!(await ask(draft.asked, at))) return
      acknowledged.add(draft.sign)
      progress.emit('write')
    }
  }
  const running = Promise.all(Array.from({ length: clients }, (_, client) => run(client))).finally(() => {
    isOver = true
    progress.emit('write')
  })
  return {
    acknowledged,
    failures,
    /** Resolves after that many more acknowledged writes, or when nothing runs any more. */
    async until(more: number): Promise<void> {
      const target = acknowledged.size + more
      while (acknowledged.size < target && !isOver) await once(progress, 'write')
    },
    async end(): Promise<void> {
      isOver = true
      await running
      network.close()
    },
    /** Resolves when no node accepts a connection any more. */
    idle: running,
  }
}

test(
  'after SIGTERM under load every answer is complete and every effect acknowledged',
  { timeout: 90_000 },
  async () => {
    const market = await processMarket(adminUrl)
    onTestFinished(market.close)
    const server = await startServer(market.serverOptions)
    let isStopping = false
    const traffic = load(
      market,
      () => [server.origin],
      () => isStopping,
    )
    await traffic.until(60)
    isStopping = true
    expect(await server.stop()).toBe(0)
    await traffic.idle
    await traffic.end()
    expect(traffic.failures).toEqual([])
    expect(await draftsOf(market)).toEqual([...traffic.acknowledged].sort())
  },
)

test.runIf(adminUrl)(
  'no request fails while two nodes are restarted one after the other',
  { timeout: 180_000 },
  async () => {
    const market = await processMarket(adminUrl)
    onTestFinished(market.close)
    const nodes = await Promise.all([startServer(market.serverOptions), startServer(market.serverOptions)])
    let stopping: string | undefined
    const traffic = load(
      market,
      () => nodes.map(({ origin }) => origin),
      (origin) => origin === stopping,
    )
    for (const at of nodes.keys()) {
      await traffic.until(50)
      stopping = nodes[at]?.origin
      expect(await nodes[at]?.stop()).toBe(0)
      await traffic.until(50)
      nodes[at] = await startServer(market.serverOptions)
    }
    await traffic.until(50)
    await traffic.end()
    for (const node of nodes) await node.stop()
    expect(traffic.failures).toEqual([])
    expect(await draftsOf(market)).toEqual([...traffic.acknowledged].sort())
  },
)
