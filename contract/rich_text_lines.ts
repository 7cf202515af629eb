/** Formatted texts as they are written in this repository: help pages and the demo's articles. */
import type { RichBlock, RichInline, RichItem, RichMark, RichText } from './rich_text.ts'

const marked = (text: string, mark: RichMark): RichInline => ({ type: 'text', text, marks: [mark] })

/** `**bold**` and `[label](/home/…)`. */
function inlineOf(line: string): RichInline[] {
  const parts: RichInline[] = []
  let from = 0
  for (const match of line.matchAll(/\*\*(.+?)\*\*|\[(.+?)\]\((\S+?)\)/g)) {
    const [whole, bold, label = '', href = ''] = match
    if (match.index > from) parts.push({ type: 'text', text: line.slice(from, match.index) })
    parts.push(
      bold === undefined ? marked(label, { type: 'link', attrs: { href } }) : marked(bold, { type: 'bold' }),
    )
    from = match.index + whole.length
  }
  if (from < line.length) parts.push({ type: 'text', text: line.slice(from) })
  return parts
}

const paragraph = (line: string): RichBlock => ({ type: 'paragraph', content: inlineOf(line) })
const item = (line: string): RichItem => ({ type: 'listItem', content: [paragraph(line)] })

/**
 * Reads a text of lines: `## heading`, `### heading`, `- item`, `1. item`, `> quote`, anything else is a paragraph.
 * Items that follow each other are one list.
 */
export function richTextOf(lines: string): RichText {
  const content: RichBlock[] = []
  for (const line of lines.split('\n').map((one) => one.trim())) {
    if (line === '') continue
    const [, sign = '', rest = line] = /^(#{2,3}|-|\d+\.|>) (.+)$/.exec(line) ?? []
    const last = content.at(-1)
    if (sign.startsWith('#'))
      content.push({ type: 'heading', attrs: { level: sign.length === 2 ? 2 : 3 }, content: inlineOf(rest) })
    else if (sign === '-' && last?.type === 'bulletList') last.content.push(item(rest))
    else if (sign === '-') content.push({ type: 'bulletList', content: [item(rest)] })
    else if (sign.endsWith('.') && last?.type === 'orderedList') last.content.push(item(rest))
    else if (sign.endsWith('.')) content.push({ type: 'orderedList', content: [item(rest)] })
    else if (sign === '>' && last?.type === 'blockquote') last.content.push(paragraph(rest))
    else if (sign === '>') content.push({ type: 'blockquote', content: [paragraph(rest)] })
    else content.push(paragraph(rest))
  }
  return { type: 'doc', content }
}
