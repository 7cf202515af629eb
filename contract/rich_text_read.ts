/** What is read from a formatted text: its words, its pictures, its headings, its beginning. */
import type { RichBlock, RichCell, RichInline, RichItem, RichTableRow, RichText } from './rich_text.ts'

type Node = RichBlock | RichItem | RichTableRow | RichCell | RichText

const wordsOf = (content: readonly RichInline[] = []): string =>
  content.map((one) => (one.type === 'text' ? one.text : '\n')).join('')

function* nodesOf(node: Node): Generator<Node> {
  yield node
  if (!('content' in node) || node.type === 'paragraph' || node.type === 'heading') return
  for (const one of (node.content ?? []) as Node[]) yield* nodesOf(one)
}

/** The text of each paragraph and heading, in their order; pictures count with their descriptions. */
function* linesOf(document: RichText): Generator<string> {
  for (const node of nodesOf(document)) {
    if (node.type === 'paragraph' || node.type === 'heading') yield wordsOf(node.content)
    if (node.type === 'image') yield node.attrs.alt
  }
}

/** The text without formatting, one line for each paragraph. */
export const plainOf = (document: RichText): string =>
  [...linesOf(document)].filter((line) => line.trim() !== '').join('\n')

/** Addresses of the pictures. */
export const picturesOf = (document: RichText): string[] =>
  [...nodesOf(document)].flatMap((node) => (node.type === 'image' ? [node.attrs.src] : []))

/** Where its links lead. */
export const linksOf = (document: RichText): string[] =>
  [...nodesOf(document)]
    .flatMap((node) => (node.type === 'paragraph' || node.type === 'heading' ? (node.content ?? []) : []))
    .flatMap(({ marks = [] }) => marks.flatMap((mark) => (mark.type === 'link' ? [mark.attrs.href] : [])))

/** The beginning of the text in one line, at most `most` characters, cut at a word and with dots if something follows. */
export function excerptOf(document: RichText, most: number): string {
  const paragraphs = [...nodesOf(document)].flatMap((node) =>
    node.type === 'paragraph' ? [wordsOf(node.content)] : [],
  )
  const characters = [...paragraphs.join(' ').replaceAll(/\s+/g, ' ').trim()]
  if (characters.length <= most) return characters.join('')
  const cut = characters.slice(0, most).join('')
  // Chinese has no spaces to cut at.
  const atWord = cut.replace(/(?<=[\w.,;:)]) \S*$/, '')
  return `${(atWord.length > most / 2 ? atWord : cut).replace(/[\s,;，、；]+$/, '')}…`
}

export type RichHeading = { level: 2 | 3; text: string; id: string }

/** Headings of the document itself, not those inside quotes, with the ids that the renderer gives them. */
export const headingsOf = (document: RichText): RichHeading[] =>
  document.content.flatMap((node, at) =>
    node.type === 'heading' && wordsOf(node.content).trim() !== ''
      ? [{ level: node.attrs.level, text: wordsOf(node.content).trim(), id: headingId(at) }]
      : [],
  )

/** Id of the heading that is the document's node number `at`. */
export const headingId = (at: number): string => `part-${at + 1}`
