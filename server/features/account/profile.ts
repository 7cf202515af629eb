import type { Session } from '#contract/account.ts'
import type { accountFormsApi } from '#contract/account_forms.ts'
import { isTaken } from '#server/db/failures.ts'
import { tellWaiting } from '#server/features/staff/invitation_store.ts'
import { claimUploads } from '#server/features/upload/store.ts'
import { fieldProblem } from '#server/http/field_problem.ts'
import { withDetail, type Answer, type Context } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import { requireCode, useCode } from './codes.ts'
import { englishNameBeside, nameText, normaliseName } from './rules.ts'
import { findAccountByName, getAccount, readSession, updateAccount } from './store.ts'

type Edit = Context<typeof accountFormsApi.edit>

/** Saves the own profile; a new mobile number needs the code that was sent to it (SPEC 7.12). */
export async function editProfile(context: Edit): Promise<Answer<Session>> {
  const { db, actor, body, lang, now } = context
  if (body.id !== undefined && body.id !== actor.accountId) throw new Problem('forbidden')
  const mobile = await newMobile(context)
  const { display_name, display_name_en: english, avatar, description, country } = body
  const before = await getAccount(db, actor.accountId)
  if (avatar) {
    const own = await claimUploads(db, actor, [avatar], now)
    if (avatar !== before.avatar && !own.has(avatar)) throw fieldProblem('avatar', 'own_upload', lang)
  }
  const profile = {
    display_name,
    display_name_en: englishNameBeside(
      display_name,
      english === undefined ? before.display_name_en : english || null,
    ),
    avatar,
    description,
    country,
  }
  if (mobile === undefined) await updateAccount(db, actor.accountId, profile)
  else await moveAccount(context, { ...profile, mobile })
  return withDetail(await readSession(db, actor.accountId, lang, now), { en: 'Saved', zh: '已保存' })
}

/** Returns the new number after checking its code; undefined when the page sends the current number back. */
async function newMobile({ db, deps, actor, body, lang, now, request }: Edit): Promise<string | undefined> {
  if (body.mobile === undefined) return undefined
  const { mobile, email } = await getAccount(db, actor.accountId)
  const named = normaliseName(body.mobile, body.country)
  if (named && [mobile, email].includes(nameText(named))) return undefined
  if (!named || !('mobile' in named)) throw fieldProblem('mobile', 'mobile_format', lang)
  if (body.verify_code === undefined) throw fieldProblem('verify_code', 'required', lang)
  const { secret } = deps.config
  const given = { secret, name: named.mobile, event: 'change_mobile', code: body.verify_code } as const
  await requireCode(db, { ...given, now, request })
  return named.mobile
}

/** The code is used up and the number checked for uniqueness in the transaction that writes it. */
async function moveAccount(
  { db, actor, now }: Edit,
  values: { mobile: string } & Parameters<typeof updateAccount>[2],
): Promise<void> {
  const { mobile } = values
  const moved = db.transaction(async (tx) => {
    await useCode(tx, mobile, 'change_mobile')
    if (await findAccountByName(tx, { mobile })) throw new Problem('account_exists')
    await updateAccount(tx, actor.accountId, values)
    await tellWaiting(tx, { accountId: actor.accountId, name: mobile, now })
  })
  await moved.catch(refuseTaken)
}

/** A registration and a change of number may hold valid codes for the same number; the later one is refused. */
export function refuseTaken(error: unknown): never {
  throw isTaken(error) ? new Problem('account_exists') : error
}
