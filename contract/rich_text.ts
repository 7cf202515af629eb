/** Formatted texts: documents of nodes, never HTML (decision 097). Names of nodes and marks are those of the editor. */
import * as z from 'zod/mini'
import type { FieldIssue } from './field_issues.ts'
import { issue } from './issue.ts'
import { isPlain, wholeNumber } from './text.ts'

export type RichMark = { type: 'bold' } | { type: 'italic' } | { type: 'link'; attrs: { href: string } }
type Marked = { marks?: RichMark[] | undefined }
export type RichInline = Marked & ({ type: 'text'; text: string } | { type: 'hardBreak' })
/** Width and height of a picture in pixels reserve its place before it is loaded. */
export type RichPicture = {
  src: string
  alt: string
  width?: number | undefined
  height?: number | undefined
}
export type RichItem = { type: 'listItem'; content: RichBlock[] }
/** A cell holds paragraphs only: no lists, pictures or tables. `tableHeader` is a cell that names its column or row. */
export type RichCell = { type: 'tableCell' | 'tableHeader'; content: RichParagraph[] }
/** All rows of a table have the same number of cells; cells are never merged. */
export type RichTableRow = { type: 'tableRow'; content: RichCell[] }
export type RichParagraph = { type: 'paragraph'; content?: RichInline[] | undefined }
export type RichBlock =
  | RichParagraph
  | { type: 'heading'; attrs: { level: 2 | 3 }; content?: RichInline[] | undefined }
  | { type: 'blockquote'; content: RichBlock[] }
  | { type: 'bulletList'; content: RichItem[] }
  | { type: 'orderedList'; attrs?: { start: number } | undefined; content: RichItem[] }
  | { type: 'table'; content: RichTableRow[] }
  | { type: 'image'; attrs: RichPicture }
export type RichText = { type: 'doc'; content: RichBlock[] }

export type RichLimits = {
  /** Bytes of the document as JSON. */
  bytes: number
  nodes: number
  pictures: number
}
/** Most cells beside each other in a table. */
export const mostColumns = 20
/** Most levels of nodes inside one another: four lists or quotes. */
export const mostLevels = 12

/** Whether a link may lead there: a page of the market, another site by https, or an e-mail address. */
export const isRichLink = (href: string): boolean =>
  isPlain(href) &&
  (/^\/(?![/\\]|api\/)[^\s<>"\\]*$/.test(href) ||
    (/^https:\/\/[^\s<>"]+$/i.test(href) && URL.canParse(href)) ||
    /^mailto:[^\s<>"@?]+@[^\s<>"@?]+$/i.test(href))

const href = z
  .string()
  .check(z.maxLength(500, issue('rich_text_link')), z.refine(isRichLink, issue('rich_text_link')))
const marks = z.optional(
  z
    .array(
      z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('bold') }),
        z.strictObject({ type: z.literal('italic') }),
        z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href }) }),
      ]),
    )
    .check(z.maxLength(3)),
)
/** Characters that the database or a reader's screen would not take. */
const plain = (text: string) => isPlain(text) && text.isWellFormed()
const inline = z.array(
  z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('text'),
      text: z.string().check(z.minLength(1), z.refine(plain, issue('control_characters'))),
      marks,
    }),
    z.strictObject({ type: z.literal('hardBreak'), marks }),
  ]),
)
const pixels = z.optional(wholeNumber(1, 20_000))
const picture = z.strictObject({
  src: z
    .string()
    .check(
      z.maxLength(200),
      z.regex(/^\/uploads\/(?!private\/)(?!.*\.\.)[\w./-]+$/, issue('rich_text_picture')),
    ),
  alt: z.string().check(z.maxLength(200, issue('too_long')), z.refine(plain, issue('control_characters'))),
  width: pixels,
  height: pixels,
})
const blocks = z.array(z.lazy((): z.ZodMiniType<RichBlock> => block)).check(z.minLength(1))
const items = z
  .array(
    z.strictObject({
      type: z.literal('listItem'),
      content: blocks.check(z.refine(([first]) => first?.type === 'paragraph')),
    }),
  )
  .check(z.minLength(1))
const paragraph = z.strictObject({ type: z.literal('paragraph'), content: z.optional(inline) })
const cell = z.strictObject({
  type: z.literal(['tableCell', 'tableHeader']),
  content: z.array(paragraph).check(z.minLength(1)),
})
const rows = z
  .array(
    z.strictObject({
      type: z.literal('tableRow'),
      content: z.array(cell).check(z.minLength(1), z.maxLength(mostColumns, issue('rich_text_columns'))),
    }),
  )
  .check(
    z.minLength(1),
    z.refine(([first, ...others]) => others.every(({ content }) => content.length === first?.content.length)),
  )
const block: z.ZodMiniType<RichBlock> = z.discriminatedUnion('type', [
  paragraph,
  z.strictObject({
    type: z.literal('heading'),
    attrs: z.strictObject({ level: z.literal([2, 3]) }),
    content: z.optional(inline),
  }),
  z.strictObject({ type: z.literal('blockquote'), content: blocks }),
  z.strictObject({ type: z.literal('bulletList'), content: items }),
  z.strictObject({
    type: z.literal('orderedList'),
    attrs: z.optional(z.strictObject({ start: wholeNumber(0, 100_000) })),
    content: items,
  }),
  z.strictObject({ type: z.literal('table'), content: rows }),
  z.strictObject({ type: z.literal('image'), attrs: picture }),
])
const document = z.strictObject({ type: z.literal('doc'), content: blocks })

/** What may be wrong inside a node; anything else is something that the editor does not make. */
const told: readonly string[] = [
  issue('rich_text_link'),
  issue('rich_text_picture'),
  issue('control_characters'),
  issue('too_long'),
  issue('rich_text_columns'),
]

type Counted = { nodes: number; pictures: number; hasText: boolean }

/** Counts without recursion: a document nested a hundred thousand times must not end the stack. */
function counted(root: unknown, { nodes: mostNodes }: RichLimits): Counted | FieldIssue {
  const count: Counted = { nodes: 0, pictures: 0, hasText: false }
  const waiting: [unknown, number][] = [[root, 0]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, level] = next
    if (typeof node !== 'object' || node === null) return issue('rich_text_content')
    const { type, text, content } = node as { type?: unknown; text?: unknown; content?: unknown }
    count.nodes += 1
    if (count.nodes > mostNodes) return issue('rich_text_long')
    if (level > mostLevels) return issue('rich_text_deep')
    if (type === 'image') count.pictures += 1
    if (typeof text === 'string' && text.trim() !== '') count.hasText = true
    if (content === undefined) continue
    if (!Array.isArray(content)) return issue('rich_text_content')
    // A list that is too long must not be copied first.
    if (content.length > mostNodes) return issue('rich_text_long')
    for (const one of content) waiting.push([one, level + 1])
  }
  return count
}

/** What is wrong with a document, or undefined. One message for the whole field: a path into nodes would help nobody. */
function wrongIn(value: unknown, limits: RichLimits): FieldIssue | undefined {
  const count = counted(value, limits)
  if (typeof count === 'string') return count
  if (count.pictures > limits.pictures) return issue('rich_text_pictures')
  const { error } = document.safeParse(value)
  if (error) {
    const known = error.issues.find(({ message }) => told.includes(message))
    return (known?.message as FieldIssue | undefined) ?? issue('rich_text_content')
  }
  if (!count.hasText && count.pictures === 0) return issue('required')
  const bytes = new TextEncoder().encode(JSON.stringify(value)).length
  return bytes > limits.bytes ? issue('rich_text_long') : undefined
}

/** A formatted text within limits. Only what the editor can make is accepted; every problem is reported at the field itself. */
export const richText = (limits: RichLimits) =>
  z
    .unknown()
    .check(
      z.superRefine((value, context) => {
        const wrong = wrongIn(value, limits)
        if (wrong) context.addIssue({ code: 'custom', message: wrong, input: value })
      }),
    )
    .register(z.globalRegistry, {
      title: 'Formatted text',
      'x-max-bytes': limits.bytes,
    }) as unknown as z.ZodMiniType<RichText, RichText>
