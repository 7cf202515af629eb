/** The stored page of one posting or other object with a code, for reading offline. */
import type * as z from 'zod/mini'
import type { Access, Endpoint, Input } from '#contract/endpoint.ts'
import { call } from '../api/call.ts'
import { withSeen } from './seen.ts'

type DetailEndpoint = Endpoint<Access, z.core.$ZodType<{ code: string }, { code: string }>>

/** Name under which the page is stored, for `SeenNote` and for reading it. */
export const detailName = (api: { detail: { path: string } }, code: string): string =>
  `${api.detail.path} ${code}`

/**
 * Stores a page that was perhaps never opened, e.g. of a favourite, so that it opens offline. Never rejects: opening
 * the page stores it too.
 */
export async function keepDetail<E extends DetailEndpoint>(api: { detail: E }, code: string): Promise<void> {
  const ask = () => call(api.detail, { params: { code } } as Input<E>, { keep: true, quiet: true })
  await withSeen(detailName(api, code), '', ask).catch(() => undefined)
}
