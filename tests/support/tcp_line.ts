/** A line to a TCP server that can be cut and joined again, or go silent, like a database that goes away for a while. */
import { EventEmitter, once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

export type TcpLine = {
  port: number
  /** Ends every connection and takes no new one. */
  cut(): Promise<void>
  join(): Promise<void>
  /** From now on nothing passes and every connection stays open; new ones are taken and get no answer. */
  silence(): void
  /** Lets what comes from now on pass; what came meanwhile is lost. */
  speak(): void
  /** Resolves when the silent line has swallowed so many pieces (again). */
  swallowed(pieces: number): Promise<void>
}

/** With `delay` everything takes so many milliseconds each way, so that what is begun together goes on side by side. */
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
    speak: () => void (isSilent = false),
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
