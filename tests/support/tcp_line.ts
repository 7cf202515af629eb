/** A line to a TCP server that can be cut and joined again, like a database that goes away for a while. */
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

export type TcpLine = {
  port: number
  /** Ends every connection and takes no new one. */
  cut(): Promise<void>
  join(): Promise<void>
}

export async function openTcpLine(target: { host: string; port: number }): Promise<TcpLine> {
  const sockets = new Set<Socket>()
  const track = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
  }
  let server: Server
  let port = 0
  const join = async () => {
    server = createServer((from) => {
      const to = connect(target)
      for (const socket of [from, to]) track(socket)
      from.pipe(to).pipe(from)
      from.on('close', () => to.destroy())
      to.on('close', () => from.destroy())
    })
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  }
  await join()
  return {
    port,
    join,
    cut: async () => {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
  }
}
