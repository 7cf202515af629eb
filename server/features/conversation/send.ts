import type { conversationApi } from '#contract/conversation.ts'
import { postings } from '#contract/postings/index.ts'
import { companyNames } from '#server/db/names.ts'
import { claimUploads } from '#server/features/upload/store.ts'
import { notify } from '#server/features/user_message/store.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { fieldProblem } from '#server/http/field_problem.ts'
import { useLimits } from '#server/http/limits.ts'
import type { Handler } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import type { CompanyActor } from '#server/http/session.ts'
import { insertMessage, responders } from './message_store.ts'
import { excerptOf, signOf } from './rules.ts'
import { lockConversation, postingOf, type HeldConversation, type StoredConversation } from './store.ts'
import { ownConversation, refusalOf, shownMessage } from './views.ts'

/** Adds a message and notifies the other company, in one transaction that locks the conversation. */
export const sendMessage: Handler<typeof conversationApi.send> = ({ db, params, body, actor, lang, now }) =>
  db.transaction(async (tx) => {
    const held = await lockConversation(tx, params.id, actor.tenantId)
    if (!held) throw new Problem('not_found')
    const found = await ownConversation(tx, { actor, id: params.id, lang, now })
    const refusal = refusalOf(actor, found)
    if (refusal) throw new Problem(refusal)
    if (body.text === '' && body.files.length === 0) throw fieldProblem('text', 'required', lang)
    await useLimits(tx, [{ key: `conversation:${actor.accountId}`, limit: 300, seconds: 3600 }], now)
    const sizes = await claimUploads(
      tx,
      actor,
      body.files.map(({ address }) => address),
      now,
    )
    // An uploaded file must belong to the company that sends it: otherwise anybody could get a foreign file signed by
    // naming its address.
    const foreign = body.files.findIndex(({ address }) => address.startsWith('/') && !sizes.has(address))
    if (foreign !== -1) throw fieldProblem(`files.${foreign}.address`, 'resource_address', lang)
    const stored = await insertMessage(tx, lang, {
      conversation_id: found.id,
      tenant_id: actor.tenantId,
      account_id: actor.accountId,
      text: body.text,
      files: body.files.map((file) => ({ ...file, size: sizes.get(file.address) ?? null })),
      created_at: now,
    })
    await notifyOtherSide(tx, { found, held, actor, text: body.text, now })
    return shownMessage(stored, actor)
  })

/**
 * The posting's company is notified as for an intention, the other one as for its answer; once until it has been
 * read.
 */
async function notifyOtherSide(
  tx: DbOrTx,
  given: { found: StoredConversation; held: HeldConversation; actor: CompanyActor; text: string; now: Date },
): Promise<void> {
  const { found, held, actor, text, now } = given
  const { kind, title } = await postingOf(tx, found.posting_id)
  const recipients =
    found.side === 'responder'
      ? {
          tenantId: held.poster_tenant_id,
          permission: postings[kind].definition.permission,
          module: `business_${kind}` as const,
        }
      : {
          accountIds: await responders(tx, {
            conversationId: found.id,
            postingId: found.posting_id,
            tenantId: held.tenant_id,
          }),
          module: 'my_business' as const,
        }
  await notify(tx, {
    ...recipients,
    record_sign: signOf(found.id),
    code: 'conversation_message',
    params: { title, company: await companyNames(tx, actor.tenantId), text: excerptOf(text) },
    now,
    unlessUnread: true,
  })
}
