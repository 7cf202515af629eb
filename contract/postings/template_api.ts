import * as z from 'zod/mini'
import { endpoint, queryNumber } from '../endpoint.ts'
import { id, isoTime, requiredText } from '../text.ts'
import type { Fields } from '../field_rules.ts'
import type { Widget } from '../fields.ts'
import type { AnyValues, PostingDefinition } from './define.ts'
import { postings, type RegisteredKind } from './index.ts'

/** Templates of one company, of all kinds together. */
export const templateLimit = 50

const row = { id, name: z.string(), author: z.string(), updated_time: isoTime }
export const templateRow = z.object(row)
export type TemplateRow = z.output<typeof templateRow>
/** With the initial values of a form. */
export const template = z.object({ ...row, values: z.record(z.string(), z.unknown()) })
export type Template = z.output<typeof template>

/** Values of one particular lot or date, which a template must not repeat. */
const ofOneLot: readonly Widget[] = ['photos', 'files', 'pieces', 'heats', 'date']
/** Numbers that name the lot. */
const ofNumber: readonly string[] = ['heat_no', 'certificate_no']
const isOfOneLot = (fields: Fields, name: string): boolean => {
  const widget = fields[name]?.widget
  return ofNumber.includes(name) || (widget !== undefined && ofOneLot.includes(widget))
}

/** The values that a template keeps, and those that it drops. */
export function templateValues(
  { fields }: { fields: Fields },
  values: AnyValues,
): { kept: AnyValues; left: AnyValues } {
  const all = Object.entries(values)
  return {
    kept: Object.fromEntries(all.filter(([name]) => !isOfOneLot(fields, name))),
    left: Object.fromEntries(all.filter(([name]) => isOfOneLot(fields, name))),
  }
}

const templateName = requiredText(40)

function templateApi(definition: PostingDefinition) {
  const path = `/api/backend/${definition.kind}/template/`
  const access = definition.permission
  const byId = z.strictObject({ id: queryNumber(id) })
  const values = definition.draft
  return {
    templates: endpoint({
      method: 'GET',
      path,
      access,
      summary: 'Templates of the own company by name',
      reply: z.array(templateRow),
    }),
    template: endpoint({
      method: 'GET',
      path: `${path}:id/`,
      access,
      summary: 'One template with its values',
      params: byId,
      reply: template,
    }),
    saveTemplate: endpoint({
      method: 'POST',
      path,
      access,
      acting: 'allowed',
      summary:
        'Save values as a template; those of one particular lot (photos, files, pieces, heat number, dates) are left out',
      body: z.strictObject({ name: templateName, values }),
      reply: templateRow,
      idempotent: true,
    }),
    changeTemplate: endpoint({
      method: 'PUT',
      path: `${path}:id/`,
      access,
      acting: 'allowed',
      summary: 'Rename a template, or replace its values',
      params: byId,
      body: z.strictObject({ name: z.optional(templateName), values: z.optional(values) }),
      reply: templateRow,
    }),
    removeTemplate: endpoint({
      method: 'DELETE',
      path: `${path}:id/`,
      access,
      summary: 'Delete a template; returns its values',
      params: byId,
      reply: template,
    }),
  }
}
export type TemplateApi = ReturnType<typeof templateApi>

/** Endpoints for the templates of each kind; separate from `postingApi`, so that only forms load them. */
export const templateApis = Object.fromEntries(
  Object.values(postings).map(({ definition }) => [
    definition.kind,
    templateApi(definition as unknown as PostingDefinition),
  ]),
) as Record<RegisteredKind, TemplateApi>
