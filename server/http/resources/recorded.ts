import type { Resource } from '#contract/resources/define.ts'
import type { RichText } from '#contract/rich_text.ts'
import type { BothRichTexts } from '#contract/rich_text_field.ts'
import { linksOf, picturesOf, plainOf } from '#contract/rich_text_read.ts'

const wordsOf = (text: RichText | null) =>
  text && [plainOf(text), ...linksOf(text), ...picturesOf(text)].join('\n')

/** Values as the audit log holds them: of a formatted text its words, and the addresses of its links and pictures. */
export const recordedOf = (
  of: Resource,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (of.fields[name]?.widget !== 'rich_text' || !value) return [name, value]
      const { zh, en } = value as BothRichTexts
      return [name, { zh: wordsOf(zh), en: wordsOf(en) }]
    }),
  )
