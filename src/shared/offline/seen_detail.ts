/** The page of one thing that has a code, as it is kept for reading without a network. */
import type * as z from 'zod/mini'
import type { Access, Endpoint, Input } from '#contract/endpoint.ts'
import { call } from '../api/call.ts'
import { withSeen } from './seen.ts'

type DetailEndpoint = Endpoint<Access, z.core.$ZodType<{ code: string }, { code: string }>>

/** Name under which the page is kept, for `SeenNote` and for reading it. */
export const detailName = (api: { detail: { path: string } }, code: string): string =>
  `${api.detail.path} ${code}`

/**
 * Keeps a page that was perhaps never opened, e.g. of what was collected, so that it opens without a network. Never
 * rejects: the next opening keeps it too.
 */
export async function keepDetail<E extends DetailEndpoint>(api: { detail: E }, code: string): Promise<void> {
  const ask = () => call(api.detail, { params: { code } } as Input<E>, { keep: true, quiet: true })
  await withSeen(detailName(api, code), '', ask).catch(() => undefined)
}
