/**
 * `node tests/proxies.ts`: whole uploads through nginx and Caddy, as far as they are installed, with the examples of
 * docs/proxies. What is said to a page is in src/shared/api/call.test.ts, the simulated proxy in tests/support.
 */
import { randomFillSync } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { uploadApi, uploadLimits } from '#contract/upload.ts'
import { form } from './support/files.ts'
import { processMarket } from './support/process_market.ts'
import { proxyNames, proxyVersion, startProxy, type ProxyName } from './support/real_proxy.ts'
import { startServer } from './support/server_process.ts'

const megabyte = 1024 * 1024
type Answer = { status: number; text: string; server: string }

/** Noise, which no format makes smaller, and after its end as many bytes as the size lacks. */
async function photoOf(bytes: number): Promise<Buffer> {
  const [width, height] = [2400, Math.floor(bytes / 2400 / 3)]
  const noise = randomFillSync(Buffer.alloc(width * height * 3))
  const photo = await sharp(noise, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer()
  return Buffer.concat([photo, Buffer.alloc(Math.max(0, bytes - photo.length))])
}

/** One request to the proxy as a browser sends it that was told this name. */
function ask(port: number, target: string, headers: Record<string, string>, body?: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path: target,
        method: body ? 'POST' : 'GET',
        // A certificate of its own.
        rejectUnauthorized: false,
        servername: 'market.example',
        headers: { host: 'market.example', ...headers, ...(body && { 'content-length': body.length }) },
      },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            text: Buffer.concat(parts).toString('latin1'),
            server: String(answer.headers.server ?? ''),
          }),
        )
      },
    )
    // An answer may come before the whole body was read; then writing fails, and the answer counts.
    sent.on('error', (error) => setTimeout(() => reject(error), 500).unref())
    sent.end(body)
  })
}

const market = await processMarket(undefined)
const server = await startServer(market.serverOptions)
const dir = await mkdtemp(path.join(tmpdir(), 'forging-proxy-'))
const complaints: string[] = []
const { token } = market.seller

async function upload(port: number, photo: Buffer): Promise<Answer> {
  const { payload, headers } = form(
    { file_type: 'image', usage: 'posting' },
    { name: 'yard.jpg', bytes: photo },
  )
  return ask(port, uploadApi.upload.path, { ...headers, 'access-token': token }, payload)
}
/** A refusal by the server has words; one by the proxy has none, so the page says that the proxy’s limit is too small. */
const isProxys = ({ status, text }: Answer) => status === 413 && !text.includes('"detail"')

async function tryProxy(name: ProxyName): Promise<void> {
  const behind = new URL(server.origin).host
  const check = (what: string, isRight: boolean, answer: Answer) => {
    console.log(`${name}: ${what}: ${answer.status}${isRight ? '' : ' — WRONG'}`)
    if (!isRight) complaints.push(`${name}: ${what}: ${answer.status} ${answer.text.slice(0, 200)}`)
  }
  const proxy = await startProxy(name, { server: behind, dir: path.join(dir, name) })
  console.log(`${name} ${proxy.version}`)
  try {
    const stored = await upload(proxy.port, await photoOf(uploadLimits.single * megabyte))
    check(`a photo of ${uploadLimits.single} MB is stored`, stored.status === 200, stored)
    if (stored.status === 200) {
      const { data } = JSON.parse(stored.text) as { data: string }
      const read = await ask(proxy.port, data, { 'access-token': token })
      check('and read again', read.status === 200, read)
    }
    const tooLarge = await upload(proxy.port, await photoOf((uploadLimits.single + 1) * megabyte))
    check('one MB more is refused by the server', tooLarge.status === 413 && !isProxys(tooLarge), tooLarge)
    const beyond = await upload(proxy.port, Buffer.alloc(30 * megabyte))
    check('30 MB are refused by the proxy', isProxys(beyond), beyond)
  } finally {
    await proxy.close()
  }
  const small = await startProxy(name, { server: behind, dir: path.join(dir, `${name}-small`), limitMb: 1 })
  try {
    const refused = await upload(small.port, await photoOf(3 * megabyte))
    check('3 MB are refused by a proxy with a limit of 1 MB', isProxys(refused), refused)
  } finally {
    await small.close()
  }
}

try {
  for (const name of proxyNames)
    if (proxyVersion(name) === undefined) console.log(`${name} is not installed here: not tried`)
    else await tryProxy(name)
} finally {
  await server.stop()
  await market.close()
  await rm(dir, { recursive: true, force: true })
}
for (const line of complaints) console.error(line)
process.exitCode = complaints.length === 0 ? 0 : 1
