import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import path from 'node:path'
import * as z from 'zod'

/** A whole number within limits; every other text has one message. */
function whole(min: number, max?: number) {
  const error = `must be a whole number${max === undefined ? ` from ${min} on` : ` from ${min} to ${max}`}`
  const number = z.coerce.number({ error }).int({ error }).min(min, { error })
  return max === undefined ? number : number.max(max, { error })
}
const port = whole(0, 65535)

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/')
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return most > 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && +bits <= most))
}
const isCount = (text: string) => /^([0-9]|10)$/.test(text)
const listed = (text: string) => text.split(',').map((one) => one.trim())
const proxies = z
  .string()
  .refine(
    (text) => isCount(text) || listed(text).every(isNetwork),
    'must be the number of proxies in front (0 to 10), or their addresses and networks with commas',
  )
  .transform((text) => (isCount(text) ? Number(text) : listed(text)))

/** An origin such as `https://market.example`: scheme, host and port, without a path. */
const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text
const origin = z
  .string()
  .refine(isOrigin, 'must be an origin like https://api.market.example, without a path')
const publicUrl = z
  .string()
  .refine(isOrigin, 'must be an origin like https://www.market.example, without a path')
const origins = z
  .string()
  .transform((list) => list.split(',').map((one) => one.trim()))
  .refine((list) => list.every(isOrigin), 'must be origins like https://www.market.example, with commas')

const postgresAddress =
  'must be an address like postgres://user@host:5432/name, with the name of the database'
const webAddress = 'must be an address that begins with https:// or http://'

/** The environment variables, one per line; docs/OPERATIONS.md explains each. */
const environment = z.object({
  PORT: port.default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  APP_MODE: z.enum(['demo', 'production']).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: postgresAddress })
    // Without a name the driver takes that of the role: the maintenance database "postgres" would become the market's.
    .refine((url) => /^\/./.test(URL.parse(url)?.pathname ?? ''), postgresAddress)
    .optional(),
  DATABASE_POOL: whole(1, 200).default(20),
  SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  OUTBOX_FILE: z.string().min(1).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an address like smtp://user@host:587' }).optional(),
  MAIL_FROM: z.string().min(3).default('Forging Market <no-reply@localhost>'),
  SMS_WEBHOOK_URL: z.url({ protocol: /^https?$/, error: webAddress }).optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must be mailto:… or https://…')
    .optional(),
  VITE_API_BASE: origin.optional(),
  PAGE_ORIGINS: origins.default([]),
  PUBLIC_URL: publicUrl.optional(),
  HTTPS_PROXY: z.url({ protocol: /^https?$/, error: webAddress }).optional(),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  METRICS_PORT: port.optional(),
  TRUST_PROXY: proxies.default(0),
  WRITES_PER_MINUTE: whole(1).default(600),
  MIN_FREE_MB: whole(0).default(1024),
  BACK_OFFICE_SECOND_FACTOR: z.enum(['off', 'required']).default('off'),
  AUDIT_YEARS: whole(1, 100).default(5),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export type Config = {
  port: number
  host: string
  mode: 'demo' | 'production'
  /** Absolute folder of the embedded database, uploads, keys and lock. */
  dataDir: string
  /** PostgreSQL address; without one, the embedded database is used. */
  databaseUrl: string | undefined
  databasePool: number
  /** Keeps the embedded database in memory (tests), optionally started from a dumped data folder. */
  inMemory: { dump?: Blob } | undefined
  /** Folder of the built page; without one, only the API is served. */
  distDir: string
  /** Key for the HMACs of verification codes and captcha answers. */
  secret: string
  outboxFile: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  smsWebhookUrl: string | undefined
  /** Contact address for push services (VAPID subject): `mailto:…` or `https://…`. */
  vapidSubject: string
  /** Origin of the server that the delivered page calls, when it is not the page's own. */
  apiOrigin: string | undefined
  /** Origin in the addresses that search engines and link previews are told; without one, that of each request. */
  publicUrl: string | undefined
  /** Other origins whose pages may call this server. */
  pageOrigins: string[]
  /** Proxy for outgoing requests to push services. */
  httpsProxy: string | undefined
  role: 'all' | 'web' | 'worker'
  metricsPort: number | undefined
  /** Trusted proxies: how many there are in front of the server, or their addresses and networks. */
  trustProxy: number | string[]
  writesPerMinute: number
  /** Uploads are refused when the disk of `dataDir` has less free space than this. */
  minFreeMb: number
  /** The embedded database is written to only while its disk has more free space than this. */
  databaseReserveMb: number
  /** Requests are refused while turns of the event loop take longer than this, in milliseconds; 0 never refuses. */
  maxTurnMs: number
  /** Whether every back-office user needs a second factor, or only those who have set one up. */
  backOfficeSecondFactor: 'off' | 'required'
  /** For how many years the audit log keeps a row. */
  auditYears: number
  logLevel: string
}

export class ConfigError extends Error {}

/** Reads the environment. Throws a ConfigError that names every variable that is wrong or missing. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    )
  }
  const read = parsed.data
  const mode = read.APP_MODE ?? (read.DATABASE_URL === undefined ? 'demo' : 'production')
  const wrong = mode === 'production' ? productionIssues(read) : demoIssues(read)
  if (read.ROLE !== 'all' && read.DATABASE_URL === undefined)
    wrong.push(`ROLE: ${read.ROLE} needs DATABASE_URL; the embedded database has one process`)
  if (read.METRICS_PORT !== undefined && read.METRICS_PORT === read.PORT && read.PORT !== 0)
    wrong.push('METRICS_PORT: is PORT too; metrics need a port of their own')
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'))
  const dataDir = path.resolve(read.DATA_DIR)
  return {
    port: read.PORT,
    host: read.HOST,
    mode,
    dataDir,
    databaseUrl: read.DATABASE_URL,
    databasePool: read.DATABASE_POOL,
    inMemory: undefined,
    distDir: path.resolve(import.meta.dirname, '../dist'),
    secret: read.SECRET ?? keptSecret(dataDir),
    outboxFile:
      mode === 'demo' ? path.resolve(read.OUTBOX_FILE ?? path.join(dataDir, 'outbox.jsonl')) : undefined,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    smsWebhookUrl: read.SMS_WEBHOOK_URL,
    vapidSubject: read.VAPID_SUBJECT ?? `mailto:${addressOf(read.MAIL_FROM)}`,
    apiOrigin: read.VITE_API_BASE,
    pageOrigins: read.PAGE_ORIGINS,
    publicUrl: read.PUBLIC_URL,
    httpsProxy: read.HTTPS_PROXY,
    role: read.ROLE,
    metricsPort: read.METRICS_PORT,
    trustProxy: read.TRUST_PROXY,
    writesPerMinute: read.WRITES_PER_MINUTE,
    minFreeMb: read.MIN_FREE_MB,
    databaseReserveMb: 64,
    maxTurnMs: 1_000,
    backOfficeSecondFactor: read.BACK_OFFICE_SECOND_FACTOR,
    auditYears: read.AUDIT_YEARS,
    logLevel: read.LOG_LEVEL,
  }
}

/** Extracts `a@b` from `Name <a@b>`. */
const addressOf = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from

type Environment = z.output<typeof environment>

function productionIssues(read: Environment): string[] {
  const issues: string[] = []
  if (read.SECRET === undefined) issues.push('SECRET: required in production (32 random characters or more)')
  if (read.OUTBOX_FILE !== undefined) {
    issues.push('OUTBOX_FILE: a demo switch; production never writes codes to a file')
  }
  if (read.SMTP_URL === undefined && read.SMS_WEBHOOK_URL === undefined) {
    issues.push('SMTP_URL or SMS_WEBHOOK_URL: production needs a way to deliver verification codes')
  }
  return issues
}

function demoIssues(read: Environment): string[] {
  const delivery = (['SMTP_URL', 'SMS_WEBHOOK_URL'] as const).filter((name) => read[name] !== undefined)
  return delivery.map(
    (name) => `${name}: delivers for real and is refused in demo mode, where codes go to OUTBOX_FILE`,
  )
}

/**
 * The secret of the demo, created once and kept on disk, so that a restart does not invalidate codes that were just
 * sent.
 */
function keptSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8')
}
