/** What remains of pasted HTML: the nodes of `contract/rich_text.ts`, and nothing that they cannot hold. */
import {
  isRichLink,
  type RichBlock,
  type RichInline,
  type RichItem,
  type RichMark,
} from '#contract/rich_text.ts'
import { plainText } from '#contract/text.ts'
import { htmlTokens } from './html_tokens.ts'
import { tableOf, type ReadCell } from './read_table.ts'

/** Their contents are not text, or nothing that a reader of the source has seen. */
const skipped = new Set(
  'script style head title xml svg math select option noscript template iframe object button o:p'.split(' '),
)
const empty = new Set('br img hr meta link input col base area source wbr embed'.split(' '))
const lines = new Set(
  `p div section article header footer main aside address pre figure figcaption dl dt dd center form table tbody
   thead tfoot tr caption`.split(/\s+/),
)
const levels: Readonly<Record<string, 2 | 3>> = { h1: 2, h2: 2, h3: 3, h4: 3, h5: 3, h6: 3 }
/** Lists and quotes inside one another; what is deeper continues on the last level. */
const mostContainers = 4

type Container = {
  type: 'doc' | 'blockquote' | 'list' | 'item' | 'table' | 'cell'
  blocks: RichBlock[]
  items: RichItem[]
  ordered: boolean
  /** Of a table, in the order of the source. */
  rows: ReadCell[][]
}
type Open = { name: string; marks: number; container: Container | null; heading: 2 | 3 | null }

export type ReadHtml = {
  blocks: RichBlock[]
  /** Pictures that are elsewhere and were left out. */
  lostPictures: number
}

const containerOf = (type: Container['type'], ordered = false): Container => ({
  type,
  blocks: [],
  items: [],
  ordered,
  rows: [],
})

/** `origin` is this site, whose addresses become paths. Word's lists are paragraphs that only look like lists; they become lists. */
export function readHtml(html: string, origin: string): ReadHtml {
  const root = containerOf('doc')
  const containers: Container[] = [root]
  const open: Open[] = []
  const marks: RichMark[] = []
  let line: RichInline[] = []
  let heading: 2 | 3 | null = null
  /** Tags of one name inside a skipped element. */
  let skip = null as { name: string; depth: number } | null
  let lostPictures = 0
  /** The open tables; null for one that is read as lines. Rows and cells belong to the last. */
  const tables: (Container | null)[] = []
  /** The paragraph is an item of a list of Word; its number or bullet is text that is skipped. */
  let word = null as { ordered: boolean } | null

  const top = () => containers.at(-1)!
  const pathOf = (address: string) =>
    address.startsWith(`${origin}/`) ? address.slice(origin.length) : address

  function add(block: RichBlock) {
    if (top().type === 'list') pushItem()
    top().blocks.push(block)
  }

  function flush() {
    const content = tidied(line)
    line = []
    const item = word
    word = null
    if (content.length === 0) return
    if (item) return addToWordList(content, item.ordered)
    add(heading ? { type: 'heading', attrs: { level: heading }, content } : { type: 'paragraph', content })
  }

  function addToWordList(content: RichInline[], ordered: boolean) {
    const item: RichItem = { type: 'listItem', content: [{ type: 'paragraph', content }] }
    const type = ordered ? 'orderedList' : 'bulletList'
    const last = top().blocks.at(-1)
    if (last?.type === type) last.content.push(item)
    else add({ type, content: [item] })
  }

  const pushItem = () => containers.push(containerOf('item'))

  function popTo(container: Container) {
    flush()
    while (containers.length > 1 && containers.includes(container)) closeTop()
  }

  function closeTop() {
    const { type, blocks, items, ordered, rows } = containers.pop()!
    if (type === 'item' && top().type === 'list') {
      if (blocks.length === 0) return
      const content: RichBlock[] =
        blocks[0]?.type === 'paragraph' ? blocks : [{ type: 'paragraph' }, ...blocks]
      top().items.push({ type: 'listItem', content })
    } else if (type === 'list' && items.length > 0) {
      add({ type: ordered ? 'orderedList' : 'bulletList', content: items })
    } else if (type === 'blockquote' && blocks.length > 0) add({ type: 'blockquote', content: blocks })
    else if (type === 'cell') rows[0]![0]!.blocks = blocks
    else if (type === 'table') for (const block of [...blocks, ...tableOf(rows)]) add(block)
  }

  function enter(type: 'list' | 'item' | 'blockquote', ordered = false): Container | null {
    flush()
    if (type === 'item') {
      // An item that was not closed, or one outside of a list.
      if (top().type === 'item') closeTop()
      if (top().type !== 'list') return null
    } else if (containers.filter((one) => one.type !== 'item').length > mostContainers) return null
    if (type !== 'item' && top().type === 'list') pushItem()
    const container = containerOf(type, ordered)
    containers.push(container)
    return container
  }

  /** Deeper than in one list or quote a table is read as lines: the text would have too many levels. */
  function enterTable(): Container | null {
    flush()
    if (containers.length > 3 || containers.some(({ type }) => type === 'cell')) return null
    if (top().type === 'list') pushItem()
    const container = containerOf('table')
    containers.push(container)
    return container
  }

  function enterCell(
    isHeading: boolean,
    { colspan, rowspan }: Readonly<Record<string, string>>,
  ): Container | null {
    const table = tables.at(-1)
    if (!table) {
      if (line.length > 0) line.push({ type: 'text', text: ' | ' })
      return null
    }
    // A cell that was not closed.
    popTo(containers[containers.indexOf(table) + 1] ?? containerOf('cell'))
    const cell = { blocks: [], isHeading, colspan: Number(colspan) || 1, rowspan: Number(rowspan) || 1 }
    if (table.rows.length === 0) table.rows.push([])
    table.rows.at(-1)!.push(cell)
    const container = containerOf('cell')
    container.rows = [[cell]]
    containers.push(container)
    return container
  }

  function enterRow(): void {
    const table = tables.at(-1)
    if (!table) return
    popTo(containers[containers.indexOf(table) + 1] ?? containerOf('cell'))
    table.rows.push([])
  }

  function addPicture({ src = '', alt = '', width, height }: Readonly<Record<string, string>>) {
    const path = pathOf(src)
    if (!path.startsWith('/uploads/')) {
      lostPictures += 1
      return
    }
    flush()
    const pixels = (written: string | undefined) => Number(written) || undefined
    const size = pixels(width) && pixels(height) ? { width: pixels(width), height: pixels(height) } : {}
    add({ type: 'image', attrs: { src: path, alt: plainText(alt).slice(0, 200), ...size } })
  }

  function opened(name: string, attributes: Readonly<Record<string, string>>) {
    const style = (attributes['style'] ?? '').toLowerCase()
    if (skipped.has(name) || /display\s*:\s*none/.test(style)) {
      if (!empty.has(name)) skip = { name, depth: 1 }
      return
    }
    if (/mso-list\s*:\s*ignore/.test(style)) {
      skip = { name, depth: 1 }
      return
    }
    if (name === 'br') line.push({ type: 'hardBreak' })
    else if (name === 'img') addPicture(attributes)
    else if (name === 'hr') flush()
    if (empty.has(name)) return

    const state: Open = { name, marks: marks.length, container: null, heading }
    if (name === 'ul' || name === 'ol') state.container = enter('list', name === 'ol')
    else if (name === 'li') state.container = enter('item')
    else if (name === 'blockquote') state.container = enter('blockquote')
    else if (levels[name]) {
      flush()
      heading = levels[name]
    } else if (lines.has(name)) {
      flush()
      if (/mso-list\s*:\s*l\d/.test(style)) word = { ordered: false }
      if (name === 'table') tables.push((state.container = enterTable()))
      else if (name === 'tr') enterRow()
    } else if (name === 'td' || name === 'th') state.container = enterCell(name === 'th', attributes)

    const isNormal = /font-weight\s*:\s*(normal|[1-4]00)/.test(style)
    const isBold = /^(b|strong)$/.test(name) || /font-weight\s*:\s*(bold|[6-9]00)/.test(style)
    if (isBold && !isNormal && !heading) addMark({ type: 'bold' })
    if (/^(i|em|cite)$/.test(name) || /font-style\s*:\s*italic/.test(style)) addMark({ type: 'italic' })
    const href = name === 'a' ? pathOf(attributes['href'] ?? '') : ''
    if (href.length <= 500 && isRichLink(href)) addMark({ type: 'link', attrs: { href } })
    open.push(state)
  }

  const addMark = (mark: RichMark) => {
    if (!marks.some(({ type }) => type === mark.type)) marks.push(mark)
  }

  function closed(name: string) {
    const at = open.findLastIndex((one) => one.name === name)
    if (at === -1) return
    if (lines.has(name) || levels[name]) flush()
    for (const one of open.splice(at).toReversed()) {
      marks.length = one.marks
      if (one.name === 'table') tables.pop()
      if (one.container) popTo(one.container)
      if (levels[one.name]) flush()
      heading = one.heading
    }
  }

  for (const token of htmlTokens(html)) {
    if (skip) {
      // The number of an item of Word: "1." or "a)", but a bullet is a sign.
      if (token.kind === 'text' && word && /^\s*[\da-z]+[.)、]/i.test(token.text)) word.ordered = true
      if (token.kind === 'open' && token.name === skip.name && !empty.has(skip.name)) skip.depth += 1
      if (token.kind === 'close' && token.name === skip.name) skip.depth -= 1
      if (skip.depth === 0) skip = null
    } else if (token.kind === 'open') opened(token.name, token.attributes)
    else if (token.kind === 'close') closed(token.name)
    else if (token.text !== '') {
      const text = plainText(token.text.replaceAll(/[\s\u00a0]+/g, ' '))
      if (text !== '') line.push({ type: 'text', text, ...(marks.length > 0 && { marks: [...marks] }) })
    }
  }
  flush()
  while (containers.length > 1) closeTop()
  return { blocks: root.blocks, lostPictures }
}

/** Without spaces and breaks at either end, and without two spaces in a row. */
function tidied(line: readonly RichInline[]): RichInline[] {
  const result: RichInline[] = []
  for (const one of line) {
    const last = result.at(-1)
    const isAfterSpace = !last || last.type === 'hardBreak' || last.text.endsWith(' ')
    if (one.type === 'hardBreak') result.push(one)
    else {
      const text = isAfterSpace ? one.text.trimStart() : one.text
      if (text !== '') result.push({ ...one, text })
    }
  }
  while (result[0]?.type === 'hardBreak') result.shift()
  for (let last = result.at(-1); last; last = result.at(-1)) {
    if (last.type === 'text' && last.text.trimEnd() !== '') {
      result.splice(-1, 1, { ...last, text: last.text.trimEnd() })
      break
    }
    result.pop()
  }
  return result
}
