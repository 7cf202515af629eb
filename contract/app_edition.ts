/** App editions as phones and visitors read them (decision 092); what operators keep is in `resources/app_edition.ts`. */
import * as z from 'zod/mini'
import { empty, endpoint, queryNumber } from './endpoint.ts'
import { id, isoTime, wholeNumber } from './text.ts'

/** An Android app, and the web layer of an installed app, which is exchanged without installing anything. */
export const packageKinds = ['apk', 'wgt'] as const
export type PackageKind = (typeof packageKinds)[number]

/** Largest version code that Android accepts. */
export const mostVersionCode = 2_100_000_000
const versionCode = wholeNumber(1, mostVersionCode)
const kind = z.enum(packageKinds)

/** A published edition, with its notes in the reader's language. */
const appEdition = z.object({
  id,
  kind,
  version: z.string(),
  code: versionCode,
  /** Installed versions below this code must update before they are used. */
  minimum_code: z.nullable(versionCode),
  published_time: isoTime,
  /** Size in bytes. */
  size: z.int(),
  /** Of the file, in hex. */
  sha256: z.nullable(z.string()),
  /** Path of the file on this server. */
  address: z.string(),
  notes: z.string(),
})
export type AppEdition = z.output<typeof appEdition>

export const appEditionApi = {
  latest: endpoint({
    method: 'GET',
    path: '/api/app_edition/latest/',
    access: 'public',
    summary:
      'The newest published edition of a kind, or null; with the installed `version_code` also whether it is newer, and whether the update is required',
    query: z.strictObject({ kind, version_code: z.optional(queryNumber(versionCode)) }),
    reply: z.nullable(z.extend(appEdition, { is_newer: z.boolean(), is_required: z.boolean() })),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/app_edition/',
    access: 'public',
    summary: 'The published editions of a kind, newest first, 50 at most',
    query: z.strictObject({ kind }),
    reply: z.array(appEdition),
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/app_edition/:id/file/',
    access: 'public',
    summary: 'The file of a published edition; 404 once the edition is withdrawn',
    params: z.strictObject({ id: queryNumber(id) }),
    download: 'application/vnd.android.package-archive',
    reply: empty,
  }),
}
