import type { goodBusinessApi, OwnSupplier, ownSupplierApi } from '#contract/good_business.ts'
import { goodBusinessListApi, goodBusinessResource } from '#contract/resources/good_business.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { companyNames } from '#server/db/names.ts'
import { noCompanyYet } from '#server/features/company/founding_rules.ts'
import { lockTenant } from '#server/features/company/store.ts'
import { requireOwnFiles } from '#server/features/upload/own_files_rules.ts'
import { notify } from '#server/features/user_message/store.ts'
import { fieldProblem } from '#server/http/field_problem.ts'
import { withDetail, type Context, type Handlers } from '#server/http/mount.ts'
import { numbered } from '#server/http/numbered.ts'
import { Problem } from '#server/http/problem.ts'
import type { ServedResource } from '#server/http/resources/resource.ts'
import type { CompanyActor } from '#server/http/session.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { regions } from '#server/reference/regions.ts'
import { countSuppliers, goodBusinessRows, listSuppliers, readSupplier } from './list_store.ts'
import {
  canMove,
  canSubmit,
  expiredOnes,
  hiddenReason,
  moves,
  submitRefusal,
  withdrawRefusal,
} from './rules.ts'
import {
  countTags,
  findVersion,
  insertVersion,
  knownFiles,
  readStates,
  readVersions,
  updateVersion,
} from './store.ts'

const sent = { en: 'Sent for review', zh: '已提交审核' }
const withdrawn = { en: 'Withdrawn', zh: '已撤回' }

export const suppliers: ServedResource = {
  of: goodBusinessResource,
  api: goodBusinessListApi,
  server: { source: goodBusinessRows },
}

export const goodBusinessHandlers: Handlers<typeof goodBusinessApi> = {
  list: async ({ db, query, lang, now }) => {
    const { count, total, tags } = await countSuppliers(db, query, { lang, now })
    const found = await listSuppliers(db, query, { lang, now })
    return { ...numbered(query, count, found), total, tags }
  },

  company: async ({ db, params, lang, now }) => {
    const found = await readSupplier(db, { ...params, lang, now })
    if (!found) throw new Problem('not_found')
    return found
  },
}

type Submitting = Context<typeof ownSupplierApi.submit>

async function ownState(
  db: DbOrTx,
  { actor, lang, now }: Pick<Submitting, 'lang' | 'now'> & { actor: CompanyActor },
): Promise<OwnSupplier> {
  const versions =
    actor.tenantId === noCompanyYet
      ? []
      : await readVersions(db, { tenantId: actor.tenantId, lang, today: chinaDay(now) })
  return {
    versions,
    hidden: versions.some(({ state }) => state === 'listed') ? hiddenReason(actor) : null,
    can: {
      submit: submitRefusal(actor) === null && canSubmit(versions),
      withdraw: withdrawRefusal(actor) === null && versions.some(({ state }) => canMove(state, 'withdraw')),
    },
  }
}

/** Checks what only the database knows: tags, region, and that the files of certificates are the company's own. */
async function requireUsable(tx: DbOrTx, { actor, body, lang, now }: Submitting): Promise<void> {
  const { tag_ids: tags, region_id: region, certificates } = body
  if ((await countTags(tx, tags)) < tags.length) throw fieldProblem('tag_ids', 'tag_unknown', lang)
  if (region !== null && !regions.get(region)) throw fieldProblem('region_id', 'choose', lang)
  const [expired] = expiredOnes(certificates, chinaDay(now))
  if (expired !== undefined)
    throw fieldProblem(`certificates.${expired}.expires_on`, 'certificate_expired', lang)
  await requireOwnFiles(
    tx,
    certificates.flatMap(({ files }, at) =>
      files.map(({ address }) => ({ field: `certificates.${at}.files`, address })),
    ),
    { actor, lang, now, issue: 'certificate_upload', known: await knownFiles(tx, actor.tenantId) },
  )
}

export const ownSupplierHandlers: Handlers<typeof ownSupplierApi> = {
  own: ({ db, ...context }) => ownState(db, context),

  submit: async (context) => {
    const { db, actor, body, now } = context
    const refusal = submitRefusal(actor)
    if (refusal) throw new Problem(refusal)
    const { tenantId, accountId } = actor
    const state = await db.transaction(async (tx) => {
      await lockTenant(tx, tenantId)
      const versions = await readStates(tx, tenantId)
      if (!canSubmit(versions)) throw new Problem('application_waiting')
      await requireUsable(tx, context)
      const id = await insertVersion(tx, { tenantId, accountId, form: body, now })
      await notify(tx, {
        operatorsWith: 'website_config',
        module: 'tenant',
        record_sign: `supplier-${id}`,
        code: 'supplier_submitted',
        params: {
          company: await companyNames(tx, tenantId),
          change: versions.some((one) => one.state === 'listed') ? 'update' : 'first',
        },
        now,
      })
      return ownState(tx, context)
    })
    return withDetail(state, sent)
  },

  withdraw: async (context) => {
    const { db, actor, params, now } = context
    const refusal = withdrawRefusal(actor)
    if (refusal) throw new Problem(refusal)
    const { tenantId, accountId } = actor
    const state = await db.transaction(async (tx) => {
      await lockTenant(tx, tenantId)
      const found = await findVersion(tx, params.id)
      if (found?.tenant_id !== tenantId) throw new Problem('not_found')
      if (!canMove(found.state, 'withdraw')) throw new Problem('application_decided')
      const { to } = moves.withdraw
      await updateVersion(tx, found.id, { state: to, decided_at: now, decided_by: accountId })
      return ownState(tx, context)
    })
    return withDetail(state, withdrawn)
  },
}
