import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { CodeEvent } from '#contract/verify_code.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { captcha, verifyCode } from '#server/db/short_lived_tables.ts'

export async function insertCaptcha(
  db: DbOrTx,
  row: { key: string; answer_hmac: string; expires_at: Date },
): Promise<void> {
  await db.insert(captcha).values(row)
}

/** Removes a captcha, whatever the answer was: it can be tried once. */
export async function takeCaptcha(db: DbOrTx, key: string, now: Date): Promise<string | undefined> {
  const [taken] = await db
    .delete(captcha)
    .where(eq(captcha.key, key))
    .returning({ answer_hmac: captcha.answer_hmac, expires_at: captcha.expires_at })
  return taken && taken.expires_at > now ? taken.answer_hmac : undefined
}

export type StoredCode = {
  name: string
  event: CodeEvent
  code_hmac: string
  expires_at: Date
  created_at: Date
}

/** A new code replaces the previous one. */
export async function putCode(db: DbOrTx, row: StoredCode): Promise<void> {
  await db
    .insert(verifyCode)
    .values({ ...row, attempts: 0 })
    .onConflictDoUpdate({ target: [verifyCode.name, verifyCode.event], set: { ...row, attempts: 0 } })
}

/** Counts an attempt and returns the code's HMAC if it is valid and has attempts left. */
export async function tryCode(
  db: DbOrTx,
  given: { name: string; event: CodeEvent; tries: number; now: Date },
): Promise<string | undefined> {
  const [row] = await db
    .update(verifyCode)
    .set({ attempts: sql`${verifyCode.attempts} + 1` })
    .where(
      and(
        eq(verifyCode.name, given.name),
        eq(verifyCode.event, given.event),
        gt(verifyCode.expires_at, given.now),
        lt(verifyCode.attempts, given.tries),
      ),
    )
    .returning({ code_hmac: verifyCode.code_hmac })
  return row?.code_hmac
}

/** Marks the code as used; returns false when another request did so first. */
export async function removeCode(db: DbOrTx, name: string, event: CodeEvent): Promise<boolean> {
  const removed = await db
    .delete(verifyCode)
    .where(and(eq(verifyCode.name, name), eq(verifyCode.event, event)))
    .returning({ name: verifyCode.name })
  return removed.length > 0
}

export async function purgeCodes(db: DbOrTx, now: Date): Promise<void> {
  await db.delete(captcha).where(lt(captcha.expires_at, now))
  await db.delete(verifyCode).where(lt(verifyCode.expires_at, now))
}
