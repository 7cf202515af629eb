import * as z from 'zod/mini'
import { define } from './fields.ts'
import { issue } from './issue.ts'
import { richText, type RichLimits, type RichText } from './rich_text.ts'

/** A formatted text in both languages; a language without one is null. */
export type BothRichTexts = { zh: RichText | null; en: RichText | null }

/** A formatted text in one of the languages or in both, with pictures uploaded for the platform. */
export const richTextField = (limits: RichLimits) =>
  define({
    widget: 'rich_text',
    files: { usage: 'admin', types: ['image'] },
    schema: z
      .strictObject({ zh: z.nullable(richText(limits)), en: z.nullable(richText(limits)) })
      .check(z.refine(({ zh, en }) => zh !== null || en !== null, issue('one_language'))),
  })
