/** Uploads that the rows of declared resources name, for tests of what keeps a file. */
import { getTableName } from 'drizzle-orm'
import { langs } from '#contract/enums.ts'
import type { BothRichTexts } from '#contract/rich_text_field.ts'
import { picturesOf } from '#contract/rich_text_read.ts'
import { features } from '#server/features/index.ts'
import type { TestApp } from './app.ts'
import { resourceSamples } from './resource_samples.ts'

/** An upload that a row names, and a call that ends this use. */
type Named = { address: string; forget: () => Promise<unknown> }

const fields = features
  .flatMap(({ resources: own = [] }) => own)
  .flatMap((one) => Object.entries(one.of.fields).map(([field, { widget }]) => ({ ...one, field, widget })))

/** The columns with the address of a file, and how it is read from the field's value. */
const columns = fields.flatMap((one) => {
  const column = `${getTableName(one.server.source.table)}.${one.field}`
  if (one.widget === 'image' || one.widget === 'package')
    return [{ ...one, column, addressIn: (value: unknown) => value as string }]
  if (one.widget !== 'rich_text') return []
  return langs.map((lang) => ({
    ...one,
    column: `${column}_${lang}`,
    addressIn: (value: unknown) => picturesOf((value as BothRichTexts)[lang]!)[0]!,
  }))
})

/** For each column a row with an upload of its own. */
export function resourceUploads(app: TestApp): Record<string, () => Promise<Named>> {
  const samples = resourceSamples(app)
  const named = (one: (typeof columns)[number]) => async (): Promise<Named> => {
    const { token } = await samples.operatorOf(one)
    const values = await samples.values(one, token)
    const { id, revision } = await samples.callOrThrow<{ id: number; revision: number }>(
      one.api.create!,
      { body: values },
      token,
    )
    const forget = async () => {
      const body = { ...values, [one.field]: (await samples.values(one, token))[one.field] }
      await samples.callOrThrow(one.api.update!, { params: { id }, query: { revision }, body }, token)
    }
    return { address: one.addressIn(values[one.field]), forget }
  }
  return Object.fromEntries(columns.map((one) => [one.column, named(one)]))
}
