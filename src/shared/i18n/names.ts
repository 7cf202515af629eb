/** Names in the reader's language; those of companies are chosen by the server (decision 060). */
import type { Session } from '#contract/account.ts'
import { lang } from './language.ts'

/** Returns the reader's own name. An account stored before names had two languages has only one. */
export const ownName = (session: Pick<Session, 'display_name'> & Partial<Session>): string =>
  (lang === 'en' ? session.display_name_en : null) ?? session.display_name
