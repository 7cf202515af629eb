/** nginx and Caddy, where they are installed, with the examples of docs/proxies in front of a server. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { freePort } from './free_port.ts'
import { textOf } from './project_files.ts'

export const proxyNames = ['nginx', 'caddy'] as const
export type ProxyName = (typeof proxyNames)[number]

export type RealProxy = { port: number; version: string; close(): Promise<void> }
type Given = {
  /** `host:port` of the server. */
  server: string
  /** An empty folder. */
  dir: string
  /** Another limit of bodies than that of the example, in MB. */
  limitMb?: number
}

/** Version of an installed proxy; undefined if there is none. */
export function proxyVersion(name: ProxyName): string | undefined {
  try {
    const asked = name === 'nginx' ? `${name} -v 2>&1` : `${name} version`
    return execFileSync('sh', ['-c', asked], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .replace(/^nginx version: nginx\//, '')
      .split(' ')[0]!
      .trim()
  } catch {
    return undefined
  }
}

/** Each placeholder of an example has to be there, or the example is not what is tried. */
const withValues = (text: string, values: readonly [RegExp, string][]): string =>
  values.reduce((done, [placeholder, value]) => {
    if (!placeholder.test(done)) throw new Error(`The example has no ${placeholder.source}`)
    return done.replace(new RegExp(placeholder, `${placeholder.flags}g`), value)
  }, text)

function nginxFiles({ server, dir, limitMb }: Given, ports: { http: number; https: number }): string[] {
  const [key, certificate] = [path.join(dir, 'key.pem'), path.join(dir, 'chain.pem')]
  const subject = ['-subj', '/CN=market.example', '-addext', 'subjectAltName=DNS:market.example']
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '1',
      ...subject,
      '-keyout',
      key,
      '-out',
      certificate,
    ],
    { stdio: 'ignore' },
  )
  const example = withValues(textOf('docs/proxies/nginx.conf'), [
    [/127\.0\.0\.1:8080/, server],
    // Not every machine has IPv6.
    [/^ *listen \[::\].*\n/m, ''],
    [/listen 80;/, `listen 127.0.0.1:${ports.http};`],
    [/listen 443 /, `listen 127.0.0.1:${ports.https} `],
    [/\/etc\/ssl\/market\/fullchain\.pem/, certificate],
    [/\/etc\/ssl\/market\/privkey\.pem/, key],
    ...(limitMb === undefined
      ? []
      : [[/client_max_body_size \d+m/, `client_max_body_size ${limitMb}m`] as [RegExp, string]]),
  ])
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${path.join(dir, name)};`)
    .join('\n')
  const main = `daemon off; pid ${path.join(dir, 'pid')}; error_log ${path.join(dir, 'error.log')};
events {}
http { access_log off; ${temporary}
${example}
}`
  const file = path.join(dir, 'nginx.conf')
  writeFileSync(file, main)
  return ['-c', file, '-p', dir]
}

/** The example has the limit in two places: in words, and as the lengths that reach it. */
const caddyLimit = (megabytes: number): [RegExp, string][] => [
  [/max_size \d+MB/, `max_size ${megabytes}MB`],
  [/Content-Length \^.*\$$/m, `Content-Length ^\\d{${String(megabytes * 1e6).length},}$$`],
]

function caddyFiles({ server, dir, limitMb }: Given, ports: { http: number; https: number }): string[] {
  const example = withValues(textOf('docs/proxies/Caddyfile'), [
    [/127\.0\.0\.1:8080/, server],
    ...(limitMb === undefined ? [] : caddyLimit(limitMb)),
  ])
  // Its own certificate, since nobody outside can vouch for the name.
  const options = `{
  admin off
  local_certs
  skip_install_trust
  http_port ${ports.http}
  https_port ${ports.https}
}
`
  const file = path.join(dir, 'Caddyfile')
  writeFileSync(file, options + example)
  return ['run', '--config', file, '--adapter', 'caddyfile']
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const [found] = await Promise.race([
    once(socket, 'connect').then(() => [true]),
    once(socket, 'error').then(() => [false]),
  ]).catch(() => [false])
  socket.destroy()
  return found as boolean
}

/** Starts the proxy with its example, changed only in names, ports and certificate. */
export async function startProxy(name: ProxyName, given: Given): Promise<RealProxy> {
  mkdirSync(given.dir, { recursive: true })
  const ports = { http: await freePort(), https: await freePort() }
  const options = name === 'nginx' ? nginxFiles(given, ports) : caddyFiles(given, ports)
  const child = spawn(name, options, {
    env: { ...process.env, HOME: given.dir, XDG_DATA_HOME: given.dir, XDG_CONFIG_HOME: given.dir },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (text: Buffer) => void (said += text.toString()))
  const exited = once(child, 'exit')
  let isOver = false
  void exited.then(() => (isOver = true))
  while (!(await listens(ports.https))) if (isOver) throw new Error(`${name} did not start.\n${said}`)
  return {
    port: ports.https,
    version: proxyVersion(name) ?? '',
    close: async () => {
      child.kill('SIGTERM')
      await exited
    },
  }
}
