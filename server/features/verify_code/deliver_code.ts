import * as z from 'zod/mini'
import { langs } from '#contract/enums.ts'
import type { Deps } from '#server/http/deps.ts'
import { job } from '#server/jobs/queue.ts'
import { open } from '#server/jobs/seal.ts'
import { mailOfCode } from './code_mail.ts'

const codeJob = z.object({ to: z.string(), sealedCode: z.string(), lang: z.enum(langs) })
type CodeJob = z.output<typeof codeJob>

/** A code expires after five minutes, and so does its delivery. */
export const deliverCode = job('deliver_code', {
  payload: codeJob,
  options: { retryLimit: 3, retryDelay: 5, retentionSeconds: 300 },
  parallel: 10,
})

/** Sends a code by text message or mail, depending on its recipient. */
export async function deliver({ to, sealedCode, lang }: CodeJob, { config, delivery }: Deps): Promise<void> {
  const code = open(config.secret, sealedCode)
  await delivery.code(to, code, mailOfCode(to, code, lang))
}
