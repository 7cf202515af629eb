/** What stops a start, as one line that says what to change (docs/OPERATIONS.md). */
import { ConfigError } from './config.ts'
import { DataDirInUse } from './db/lock.ts'

type Environment = Record<string, string | undefined>
type Found = NodeJS.ErrnoException & { port?: number; address?: string; hostname?: string }

const networkErrors: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was cut',
  ETIMEDOUT: 'no answer',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the network cannot be reached',
  ENOTFOUND: 'there is no host of that name',
  EAI_AGAIN: 'the name cannot be looked up at present',
}

/** The line for an error that can be mended by whoever runs the server; undefined for a fault of the program. */
export function startErrorLine(error: unknown, env: Environment): string | undefined {
  if (error instanceof ConfigError || error instanceof DataDirInUse) return error.message
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    const parts = at instanceof AggregateError ? (at.errors as Found[]) : [at as Found]
    for (const one of parts) {
      const line = listening(one, env) ?? database(one, env) ?? folder(one, env)
      if (line !== undefined) return line
    }
  }
  return undefined
}

function listening({ code, syscall, port, address, hostname }: Found, env: Environment): string | undefined {
  const name = String(port) === env['METRICS_PORT'] && port !== Number(env['PORT']) ? 'METRICS_PORT' : 'PORT'
  if (syscall === 'listen' && code === 'EADDRINUSE')
    return `${name}: another program uses ${address}:${port}. Stop it, or set ${name} to another port.`
  if (syscall === 'listen' && code === 'EACCES')
    return `${name}: this user may not use port ${port}. Set ${name} to one from 1024 on.`
  if (syscall === 'listen' && code === 'EADDRNOTAVAIL')
    return `HOST: this machine does not have the address ${address}.`
  if (syscall === 'getaddrinfo' && hostname !== undefined && hostname === env['HOST'])
    return `HOST: "${hostname}" is not the name of an address of this machine.`
  return undefined
}

function database(error: Found, env: Environment): string | undefined {
  const { code = '', message } = error
  if (code === '53100' || code === 'ENOSPC' || code === 'EDQUOT')
    return `The disk is full (${message}). Make room, then start again.`
  const url = env['DATABASE_URL'] ? URL.parse(env['DATABASE_URL']) : null
  if (!url) return undefined
  const place = `${url.hostname || 'localhost'}:${url.port || 5432}`
  const network = networkErrors[code]
  if (network !== undefined) return `DATABASE_URL: ${place} cannot be reached: ${network} (${code}).`
  if (code === '3D000') return `DATABASE_URL: ${message}. Make it as in docs/OPERATIONS.md, "PostgreSQL".`
  if (code === '42501') return `DATABASE_URL: ${message}. The role has to own the database.`
  if (code === '53300' || code === '57P03') return `DATABASE_URL: ${place} accepts no connection: ${message}.`
  // Wrong password or role, and hosts that pg_hba.conf does not let in.
  if (/^28...$/.test(code)) return `DATABASE_URL: ${place} refused: ${message}.`
  if (/SSL|TLS|certificate|CERT_/i.test(`${code} ${message}`))
    return `DATABASE_URL: TLS to ${place}: ${message}.`
  if (/timeout|Connection terminated/i.test(message))
    return `DATABASE_URL: ${place} does not answer: ${message}.`
  return undefined
}

function folder({ code = '', path: file, message }: Found, env: Environment): string | undefined {
  if (!file || !/^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST|ENOENT)$/.test(code)) return undefined
  return `DATA_DIR: ${env['DATA_DIR'] ?? './data'} cannot be used as a folder for data: ${message}.`
}
