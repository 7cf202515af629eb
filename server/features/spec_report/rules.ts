import { createHash, createHmac } from 'node:crypto'
import { maxReportNote } from '#contract/spec_report.ts'
import { normaliseSpec } from '#contract/steel/spec/normalise.ts'
import type { Limit } from '#server/db/rate_limit.ts'

/** Addresses and numbers by which a person could be reached; figures of a specification are none of them. */
const contacts =
  /[\w.+-]+@[\w-]+\.[\w.-]+|\+[1-9]\d{1,2}[\s-]?\d{2,4}(?:[\s-]?\d{3,4}){2}|(?<!\d)1[3-9]\d[\s-]\d{4}[\s-]\d{4}(?!\d)|(?<!\d)\(?0\d{2,3}\)?[\s-]?\d{7,8}(?!\d)|\d{9,}/g

/** The text without phone numbers and e-mail addresses: a line is reported, not a person. */
export const withoutContacts = (text: string): string => text.replace(contacts, '…')

/** The key of a line: lines that are read in the same way, whatever their spaces, separators and widths, have the same. */
export const lineKey = (line: string): string =>
  createHash('sha256')
    .update(normaliseSpec(line).toLowerCase().replace(/\s+/g, ' ').trim())
    .digest('base64url')

/** Notes that are kept of a line; older ones are dropped. */
const mostNotes = 5

/** What was written about a line with one more note in front; a note that is already there moves there. */
export function withNote(notes: string, note: string): string {
  const one = note.replace(/\s+/g, ' ').trim().slice(0, maxReportNote)
  if (one === '') return notes
  const others = notes.split('\n').filter((known) => known !== '' && known !== one)
  return [one, ...others].slice(0, mostNotes).join('\n')
}

/** Who reports: an account, or a network. */
export const reporterOf = (accountId: number | undefined, network: string): string =>
  accountId === undefined ? `network ${network}` : `account ${accountId}`

/** Reports of any lines by one person. */
export const reportLimit = (reporter: string): Limit => ({
  key: `spec_report:${reporter}`,
  limit: 30,
  seconds: 3600,
})

/**
 * The same line counts once per person and day. Stored as a HMAC, so that nobody can look up who reported what.
 */
export const countedOnce = (secret: string, { key, reporter }: { key: string; reporter: string }): Limit => ({
  key: `spec_report_once ${createHmac('sha256', secret).update(`${reporter} ${key}`).digest('base64url').slice(0, 22)}`,
  limit: 1,
  seconds: 86_400,
})
