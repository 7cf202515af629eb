import type { RichBlock, RichInline, RichItem, RichText } from '../rich_text.ts'
import { postings } from './index.ts'

const kindOf = new Map(
  Object.values(postings).map(({ definition }) => [definition.codePrefix, definition.kind]),
)

/** A code as the server makes them: the letter of a kind and eight of Crockford's digits, one of them at least a number. */
const written = new RegExp(
  `(?<![0-9A-Za-z])([${[...kindOf.keys()].join('')}](?=[A-Z]*[0-9])[0-9A-HJKMNP-TV-Z]{8})(?![0-9A-Za-z])`,
)

const isLink = ({ marks = [] }: RichInline): boolean => marks.some(({ type }) => type === 'link')

/** Splits a text at the codes in it, which become links. */
function linked(node: RichInline): RichInline[] {
  if (node.type !== 'text' || isLink(node)) return [node]
  const { marks = [] } = node
  // Splitting by a pattern with one group: every second part is a code.
  return node.text.split(written).flatMap((text, at): RichInline[] => {
    if (text === '') return []
    if (at % 2 === 0) return [{ ...node, text }]
    const href = `/home/${kindOf.get(text.slice(0, 1))}/${text}`
    return [{ ...node, text, marks: [...marks, { type: 'link', attrs: { href } }] }]
  })
}

const items = (content: readonly RichItem[]): RichItem[] =>
  content.map((item) => ({ ...item, content: item.content.map(block) }))

function block(node: RichBlock): RichBlock {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return { ...node, content: node.content?.flatMap(linked) }
    case 'blockquote':
      return { ...node, content: node.content.map(block) }
    case 'bulletList':
    case 'orderedList':
      return { ...node, content: items(node.content) }
    default:
      return node
  }
}

/** Returns the text with the codes of postings that are written in it as links to their pages; whether they exist is not asked. */
export const linkPostingCodes = (document: RichText): RichText => ({
  ...document,
  content: document.content.map(block),
})
