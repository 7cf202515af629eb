import type { Widget } from '#contract/fields.ts'
import type { Resource } from '#contract/resources/define.ts'
import type { Lang } from '#contract/enums.ts'
import type { RichText } from '#contract/rich_text.ts'
import type { BothRichTexts } from '#contract/rich_text_field.ts'
import { picturesOf } from '#contract/rich_text_read.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { claimUploads } from '#server/features/upload/store.ts'
import { fieldProblem } from '../field_problem.ts'
import type { Actor } from '../session.ts'

type Given = {
  values: Readonly<Record<string, unknown>>
  before: Readonly<Record<string, unknown>> | null
  context: { actor: Actor; lang: Lang; now: Date }
}

const hasFile: readonly Widget[] = ['image', 'package']

type Files = { name: string; address: string }[]

/** The files that values name, each with the field at which it is reported. */
function filesOf(of: Resource, values: Readonly<Record<string, unknown>> | null): Files {
  return Object.entries(of.fields).flatMap(([name, { widget }]): Files => {
    const value = values?.[name]
    if (!value) return []
    if (hasFile.includes(widget)) return [{ name, address: value as string }]
    if (widget !== 'rich_text') return []
    return Object.entries(value as BothRichTexts).flatMap(([lang, text]: [string, RichText | null]) =>
      (text ? picturesOf(text) : []).map((address) => ({ name: `${name}.${lang}`, address })),
    )
  })
}

/** Files of a row must be uploads of the actor, or files that the row already had. */
export async function requireOwnUploads(
  tx: DbOrTx,
  of: Resource,
  { values, before, context: { actor, lang, now } }: Given,
): Promise<void> {
  const known = new Set(filesOf(of, before).map(({ address }) => address))
  const files = filesOf(of, values).filter(({ address }) => !known.has(address))
  const own = await claimUploads(
    tx,
    actor,
    files.map(({ address }) => address),
    now,
  )
  const foreign = files.find(({ address }) => !own.has(address))
  if (foreign) throw fieldProblem(foreign.name, 'own_upload', lang)
}
