/** A TCP proxy that can be cut and joined again, or go silent, like a database that goes away for a while. */
import { EventEmitter, once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

export type TcpLine = {
  port: number
  /** Closes every connection and accepts no new one. */
  cut(): Promise<void>
  join(): Promise<void>
  /** From now on nothing is forwarded, but connections stay open and new ones are accepted. */
  silence(): void
  /** Forwards data again; data that came meanwhile is lost. */
  resume(): void
  /** Resolves once the silent proxy has dropped this many more pieces of data. */
  swallowed(pieces: number): Promise<void>
}

/** Opens a proxy to `target`. `delay` is its latency in each direction in ms, so that concurrent calls really overlap. */
export async function openTcpLine(target: { host: string; port: number }, delay = 0): Promise<TcpLine> {
  const sockets = new Set<Socket>()
  const track = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
  }
  let server: Server
  let port = 0
  let isSilent = false
  const lost = new EventEmitter()
  const pass = (from: Socket, to: Socket) => {
    from.on('data', (bytes) => {
      if (isSilent) lost.emit('piece')
      else if (delay > 0) setTimeout(() => to.write(bytes), delay)
      else to.write(bytes)
    })
    from.on('close', () => to.destroy())
  }
  const join = async () => {
    server = createServer((from) => {
      const to = connect(target)
      for (const socket of [from, to]) track(socket)
      pass(from, to)
      pass(to, from)
    })
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  }
  await join()
  return {
    port,
    join,
    silence: () => void (isSilent = true),
    resume: () => void (isSilent = false),
    swallowed: async (pieces) => {
      for (let seen = 0; seen < pieces; seen += 1) await once(lost, 'piece')
    },
    cut: async () => {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
  }
}
