/** A mail that an operator sends to see whether mail arrives at all (decision 144). */
import * as z from 'zod/mini'
import { emailAddress } from './contact.ts'
import { endpoint } from './endpoint.ts'
import { isoTime } from './text.ts'

/** Where mail goes: to a server, into the demo's file, or nowhere because none is set up. */
export const mailWays = ['smtp', 'outbox', 'none'] as const
/** What became of a test mail: the server took it, the file has it, or it was refused. */
export const testMailOutcomes = ['accepted', 'written', 'refused'] as const

export const testMailApi = {
  way: endpoint({
    method: 'GET',
    path: '/api/admin/delivery/mail/',
    access: 'website_config',
    summary: 'Where mail goes, who it comes from, the own address, and the last test mail of the market',
    reply: z.object({
      via: z.enum(mailWays),
      /** Name and port of the mail server; null without one. */
      server: z.nullable(z.string()),
      sender: z.string(),
      /** Of the reader; null if the account has none. */
      own_address: z.nullable(z.string()),
      last: z.nullable(z.object({ time: isoTime, by: z.string(), outcome: z.enum(testMailOutcomes) })),
    }),
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/admin/delivery/mail/test/',
    access: 'website_config',
    summary:
      'Send a test mail now, by the way of every other mail, and answer with what the mail server said to it',
    body: z.strictObject({ to: emailAddress }),
    reply: z.object({
      outcome: z.enum(testMailOutcomes),
      /** What the mail server said; for a refusal what that means, in words. Empty without a server. */
      answer: z.string(),
    }),
  }),
}
