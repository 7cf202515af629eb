/** The server as in production: a separate process that is called over the network, stopped and killed. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { projectRoot } from './project_files.ts'

export type ServerProcess = {
  origin: string
  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>
  /** SIGKILL; resolves when the process is gone. */
  kill(): Promise<void>
}

/** Starts the server in production mode, on PostgreSQL if `databaseUrl` is given; resolves once it listens. */
export async function startServer(given: { dataDir: string; databaseUrl?: string }): Promise<ServerProcess> {
  const child = spawn(process.execPath, [path.join(projectRoot, 'server/main.ts')], {
    env: {
      PATH: process.env['PATH'],
      APP_MODE: 'production',
      SECRET: 's'.repeat(32),
      SMTP_URL: 'smtp://127.0.0.1:9',
      PORT: '0',
      DATA_DIR: given.dataDir,
      WRITES_PER_MINUTE: '1000000',
      ...(given.databaseUrl && { DATABASE_URL: given.databaseUrl, DATABASE_POOL: '5' }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit') as Promise<[number | null]>
  const origin = await new Promise<string>((resolve, reject) => {
    void exited.then(([code]) => reject(new Error(`The server ended with ${code}`)))
    createInterface(child.stdout).on('line', (line) => {
      const [, address] = /Server listening at (http:\/\/[\d.:]+)/.exec(line) ?? []
      if (address !== undefined) resolve(address)
    })
  })
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal)
    return (await exited)[0]
  }
  return { origin, stop: () => end('SIGTERM'), kill: async () => void (await end('SIGKILL')) }
}

export type NetworkAnswer = { status: number; text: string }
/** The request got no answer. With `unread` the server cannot have read it, so a balancer may send it elsewhere. */
export class UnansweredRequest extends Error {
  readonly unread: boolean
  /** The connection was reset. */
  readonly wasReset: boolean
  constructor(cause: NodeJS.ErrnoException, reused: boolean) {
    super(cause.message, { cause })
    this.wasReset = cause.code === 'ECONNRESET'
    // A port that is being closed refuses a connection, or resets it before it is made.
    this.unread = cause.syscall === 'connect' || (reused && /hang up|ECONNRESET|EPIPE/.test(String(cause)))
  }
}

export type NetworkRequest = {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: Buffer | string
}

/** A client that keeps its connections open, like a balancer. Throws UnansweredRequest if a connection ends too early. */
export function networkClient() {
  const agent = new Agent({ keepAlive: true })
  return {
    ask: (
      origin: string,
      { method = 'GET', path: target, headers, body }: NetworkRequest,
    ): Promise<NetworkAnswer> =>
      new Promise((resolve, reject) => {
        const sent = request(`${origin}${target}`, { method, agent, headers })
        const fail = (error: Error) => reject(new UnansweredRequest(error, sent.reusedSocket))
        sent.on('error', fail)
        sent.on('response', (answer) => {
          let text = ''
          answer.setEncoding('utf8').on('data', (part: string) => (text += part))
          answer.on('error', (error) => reject(new UnansweredRequest(error, false)))
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
        })
        sent.end(body)
      }),
    close: () => agent.destroy(),
  }
}
