import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'

const flag = z.enum(['0', '1']).transform((value) => value === '1')
const port = z.coerce.number().int().min(0).max(65535)

/** The environment, one line per variable; docs/OPERATIONS.md explains each. */
const environment = z.object({
  PORT: port.default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  APP_MODE: z.enum(['demo', 'production']).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(20),
  SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  OUTBOX_FILE: z.string().min(1).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Forging Market <no-reply@localhost>'),
  SMS_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must be mailto:… or https://…')
    .optional(),
  HTTPS_PROXY: z.url({ protocol: /^https?$/ }).optional(),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  METRICS_PORT: port.optional(),
  TRUST_PROXY: flag.default(false),
  WRITES_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export type Config = {
  port: number
  host: string
  mode: 'demo' | 'production'
  /** Absolute folder of the embedded database, uploads, keys and lock. */
  dataDir: string
  /** PostgreSQL address; without one the embedded database is used. */
  databaseUrl: string | undefined
  databasePool: number
  /** Keeps the embedded database in memory (tests), optionally started from a dumped data folder. */
  inMemory: { dump?: Blob } | undefined
  /** Folder of the built page; its absence leaves the API alone. */
  distDir: string
  /** Key of the HMACs of codes and captcha answers. */
  secret: string
  outboxFile: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  smsWebhookUrl: string | undefined
  /** Whom push services may write to about our push: `mailto:…` or `https://…`. */
  vapidSubject: string
  /** Proxy on the way to the browsers' push services. */
  httpsProxy: string | undefined
  role: 'all' | 'web' | 'worker'
  metricsPort: number | undefined
  trustProxy: boolean
  writesPerMinute: number
  /** Requests are refused while the event loop is later than this many milliseconds; 0 never refuses. */
  maxEventLoopDelay: number
  logLevel: string
}

export class ConfigError extends Error {}

/** Reads the environment; throws a ConfigError that names every variable that is wrong or missing. */
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
    httpsProxy: read.HTTPS_PROXY,
    role: read.ROLE,
    metricsPort: read.METRICS_PORT,
    trustProxy: read.TRUST_PROXY,
    writesPerMinute: read.WRITES_PER_MINUTE,
    maxEventLoopDelay: 3_000,
    logLevel: read.LOG_LEVEL,
  }
}

/** `a@b` of `Name <a@b>`. */
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

/** The demo's own secret, made once and kept, so that a restart does not end the codes under way. */
function keptSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8')
}
