/** 联系方式查看记录: who looked at whose contact details, as both companies may read it (SPEC 6.24). */
import * as z from 'zod/mini'
import { companyName } from './company.ts'
import { endpoint, numberedPages, page } from './endpoint.ts'
import { postingKinds } from './enums.ts'
import { code } from './postings/code.ts'
import { postingRow } from './postings/views.ts'
import { id, isoTime } from './text.ts'

/** How long views are listed; after that they are deleted. */
export const cardViewDays = 90

/** A view of contact details, with `company` on the other side and the posting whose contact was viewed. */
const cardView = z.object({
  id,
  viewed_time: isoTime,
  company: companyName,
  kind: z.enum(postingKinds),
  posting_code: code,
  /** Null when the reader can no longer open the posting. */
  posting: z.nullable(postingRow),
  /** The contact was part of a deal, which no limit counts. */
  of_deal: z.boolean(),
})
/** A view of the own company's contact. The owner learns which company looked, but not which person. */
export type ReceivedCardView = z.output<typeof cardView>

const madeCardView = z.extend(cardView, {
  /** Name of the colleague who looked. */
  person: z.string(),
})
export type MadeCardView = z.output<typeof madeCardView>

export const cardViewApi = {
  received: endpoint({
    method: 'GET',
    path: '/api/backend/card_view/received/',
    access: 'company',
    summary: 'Which companies viewed the own company’s contact details in the last 90 days, newest first',
    query: z.strictObject(numberedPages),
    reply: page(cardView),
  }),
  made: endpoint({
    method: 'GET',
    path: '/api/backend/card_view/made/',
    access: 'company',
    summary:
      'Whose contact details the own company viewed in the last 90 days, newest first, and how many companies count today',
    query: z.strictObject(numberedPages),
    reply: z.extend(page(madeCardView), {
      /** Companies that count towards today's limit (China time); `limit` is null where there is none. */
      today: z.object({ used: z.int(), limit: z.nullable(z.int()) }),
    }),
  }),
}
