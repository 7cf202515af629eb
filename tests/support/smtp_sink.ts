/** A mail server that takes mails, or answers a command as a test says. */
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

export type SmtpSink = {
  url: string
  /** What was taken, as it came. */
  mails: string[]
  /** From now on the command is answered with this line; without a line it is never answered. */
  answers(command: 'MAIL' | 'RCPT' | 'DATA' | 'end', line: string | null): void
  close(): Promise<void>
}

export async function openSmtpSink(): Promise<SmtpSink> {
  const mails: string[] = []
  const special = new Map<string, string | null>()
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket)).on('error', () => undefined)
    const say = (command: string, usual: string) => {
      const line = special.has(command) ? special.get(command) : usual
      if (line) socket.write(`${line}\r\n`)
    }
    let text = ''
    let isData = false
    socket.write('220 mail.example ready\r\n')
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        if (isData) {
          const whole = text.indexOf('\r\n.\r\n')
          if (whole < 0) return
          mails.push(text.slice(0, whole))
          text = text.slice(whole + 5)
          isData = false
          say('end', '250 2.0.0 Ok: queued as 4XR1WN3')
          continue
        }
        const command = text.slice(0, 4).toUpperCase()
        text = text.slice(end + 2)
        if (command === 'DATA') isData = special.get('DATA') === undefined
        if (command === 'QUIT') return void socket.end('221 Bye\r\n')
        say(command, command === 'DATA' ? '354 Go on' : '250 Ok')
      }
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    answers: (command, line) => void special.set(command, line),
    close: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
