import type { JSONContent } from '@tiptap/core'
import type { RichText } from '#contract/rich_text.ts'

/** The attributes that are stored; the editor has more, such as the `target` of links. */
const kept: Readonly<Record<string, readonly string[]>> = {
  heading: ['level'],
  orderedList: ['start'],
  image: ['src', 'alt', 'width', 'height'],
  link: ['href'],
}

function attributesOf({ type = '', attrs = {} }: Pick<JSONContent, 'type' | 'attrs'>): object {
  const found = (kept[type] ?? []).filter((name) => attrs[name] !== null && attrs[name] !== undefined)
  return found.length > 0 ? { attrs: Object.fromEntries(found.map((name) => [name, attrs[name]])) } : {}
}

const nodeOf = (node: JSONContent): JSONContent => ({
  type: node.type,
  ...(node.text !== undefined && { text: node.text }),
  ...(node.marks?.length && {
    marks: node.marks.map((mark) => ({ type: mark.type, ...attributesOf(mark) })),
  }),
  ...attributesOf(node),
  ...(node.content?.length && { content: node.content.map(nodeOf) }),
})

const isEmptyLine = ({ type, content = [] }: JSONContent) => type === 'paragraph' && content.length === 0

/** The document as it is stored: without what the editor adds, and without empty lines at its end. Null if it is empty. */
export function storedOf(document: JSONContent): RichText | null {
  const { content = [] } = document
  const last = content.findLastIndex((node) => !isEmptyLine(node))
  if (last === -1) return null
  return nodeOf({ type: 'doc', content: content.slice(0, last + 1) }) as RichText
}
