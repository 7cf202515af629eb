/** A posting's page as it is kept for reading without a network. */
import { postings, type RegisteredKind } from '#contract/postings/index.ts'
import { call } from '../api/call.ts'
import { withSeen } from './seen.ts'

/** What the page of a posting shows, for `SeenNote` and for reading it offline. */
export const detailName = (api: { detail: { path: string } }, code: string): string =>
  `${api.detail.path} ${code}`

/**
 * Keeps a posting that was collected and perhaps never opened, so that it opens without a network. Never rejects: the
 * next opening keeps it too.
 */
export async function keepPosting(kind: RegisteredKind, code: string): Promise<void> {
  const { api } = postings[kind]
  const ask = () => call(api.detail, { params: { code } }, { keep: true, quiet: true })
  await withSeen(detailName(api, code), '', ask).catch(() => undefined)
}
