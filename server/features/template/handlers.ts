import type { Lang } from '#contract/enums.ts'
import type { PostingDefinition } from '#contract/postings/define.ts'
import {
  templateLimit,
  templateValues,
  type Template,
  type TemplateApi,
} from '#contract/postings/template_api.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { lockTenant } from '#server/features/company/store.ts'
import { fieldProblem } from '#server/http/field_problem.ts'
import { withDetail, type Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import type { Actor } from '#server/http/session.ts'
import { changedFields } from '#server/db/audit.ts'
import { recordOwn } from '#server/features/postings/operator_audit.ts'
import { posterOf } from '#server/features/postings/poster_store.ts'
import {
  countTemplates,
  deleteTemplate,
  insertTemplate,
  isNameTaken,
  listTemplates,
  readTemplate,
  updateTemplate,
  type TemplateScope,
} from './store.ts'
import { filled, type AnyValues } from '#server/features/postings/values.ts'

const saved = { en: 'Template saved', zh: '模板已保存' }

/** Endpoints for the form templates of a company. */
export function templateHandlers(definition: PostingDefinition): Handlers<TemplateApi> {
  const scopeOf = async (db: DbOrTx, actor: Actor): Promise<TemplateScope> => ({
    tenantId: (await posterOf(db, definition, actor)).tenantId,
    kind: definition.kind,
  })
  const keep = (values: AnyValues): AnyValues => templateValues(definition, filled(values)).kept
  const read = async (
    db: DbOrTx,
    scope: TemplateScope,
    one: { id: number; lang: Lang },
  ): Promise<Template> => {
    const found = await readTemplate(db, scope, one)
    if (!found) throw new Problem('not_found')
    return found
  }
  /** The values of a template for the audit log. */
  const heldIn = ({ name, values }: Template) => ({ name, ...values })
  const rowOf = ({ values: _, ...row }: Template) => row

  return {
    templates: async ({ db, actor, lang }) => listTemplates(db, await scopeOf(db, actor), lang),

    template: async ({ db, actor, params, lang }) =>
      read(db, await scopeOf(db, actor), { id: params.id, lang }),

    saveTemplate: async ({ db, actor, body, lang, now }) => {
      const scope = await scopeOf(db, actor)
      const made = await db.transaction(async (tx) => {
        await lockTenant(tx, scope.tenantId)
        if ((await countTemplates(tx, scope.tenantId)) >= templateLimit)
          throw new Problem('template_limit', { values: { limit: templateLimit } })
        const id = await insertTemplate(tx, scope, {
          name: body.name,
          values: keep(body.values),
          authorId: actor.accountId,
          now,
        })
        if (id === undefined) throw fieldProblem('name', 'name_taken', lang)
        await recordOwn(
          tx,
          { definition, actor, now },
          {
            action: 'save_template',
            sign: id,
            after: { name: body.name, ...keep(body.values) },
          },
        )
        return read(tx, scope, { id, lang })
      })
      return withDetail(rowOf(made), saved)
    },

    changeTemplate: async ({ db, actor, params, body, lang, now, noteBefore }) => {
      const scope = await scopeOf(db, actor)
      const { name, values } = body
      const changed = await db.transaction(async (tx) => {
        await lockTenant(tx, scope.tenantId)
        const before = await read(tx, scope, { id: params.id, lang })
        noteBefore({
          ...(name !== undefined && { name: before.name }),
          ...(values !== undefined && { values: before.values }),
        })
        if (name !== undefined && (await isNameTaken(tx, scope, { name, exceptId: params.id })))
          throw fieldProblem('name', 'name_taken', lang)
        await updateTemplate(tx, scope, params.id, {
          ...(name !== undefined && { name }),
          ...(values !== undefined && { values: keep(values) }),
          author_id: actor.accountId,
          updated_at: now,
        })
        const after = await read(tx, scope, { id: params.id, lang })
        await recordOwn(
          tx,
          { definition, actor, now },
          { action: 'change_template', sign: params.id, ...changedFields(heldIn(before), heldIn(after)) },
        )
        return after
      })
      return withDetail(rowOf(changed), saved)
    },

    removeTemplate: async ({ db, actor, params, lang, now }) => {
      const scope = await scopeOf(db, actor)
      return db.transaction(async (tx) => {
        const held = await read(tx, scope, { id: params.id, lang })
        await deleteTemplate(tx, scope, params.id)
        await recordOwn(
          tx,
          { definition, actor, now },
          { action: 'remove_template', sign: params.id, before: heldIn(held) },
        )
        return held
      })
    },
  }
}
