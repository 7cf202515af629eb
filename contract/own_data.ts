/** One's own data as a file (decision 082). */
import * as z from 'zod/mini'
import { ownPassword } from './account_forms.ts'
import { empty, endpoint } from './endpoint.ts'

/** Own uploads are put into the file up to this total; the others are listed. */
export const exportedUploadsMb = 100
/** Exports of an account within 24 hours. */
export const exportsPerDay = 5

export const ownDataApi = {
  export: endpoint({
    method: 'POST',
    path: '/api/account/export/',
    access: 'user',
    acting: 'only_in_person',
    summary: 'The own data as a zip file, with the own password; one at a time and five a day',
    body: z.strictObject({ password: ownPassword }),
    download: 'application/zip',
    reply: empty,
  }),
}
