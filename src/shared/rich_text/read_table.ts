/** Tables of pasted HTML and of sheets, as `contract/rich_text.ts` holds them: every row as wide as the table, no merged cells. */
import { mostColumns, type RichBlock, type RichCell, type RichParagraph } from '#contract/rich_text.ts'

/** A cell as the source has it. */
export type ReadCell = { blocks: RichBlock[]; isHeading: boolean; colspan: number; rowspan: number }

/** The paragraphs inside blocks; what else a cell cannot hold is left out, but no words. */
function paragraphsIn(blocks: readonly RichBlock[]): RichParagraph[] {
  return blocks.flatMap((block): RichParagraph[] => {
    switch (block.type) {
      case 'paragraph':
        return [block]
      case 'heading':
        return [{ type: 'paragraph', content: block.content }]
      case 'blockquote':
        return paragraphsIn(block.content)
      case 'bulletList':
      case 'orderedList':
        return block.content.flatMap(({ content }) => paragraphsIn(content))
      case 'table':
        return block.content.flatMap(({ content }) => content.flatMap((cell) => cell.content))
      default:
        return []
    }
  })
}

const cellOf = (blocks: readonly RichBlock[], isHeading: boolean): RichCell => {
  const paragraphs = paragraphsIn(blocks)
  return {
    type: isHeading ? 'tableHeader' : 'tableCell',
    content: paragraphs.length > 0 ? paragraphs : [{ type: 'paragraph' }],
  }
}
const isEmpty = ({ content }: RichCell) =>
  content.every((paragraph) => (paragraph.content ?? []).length === 0)

/** Puts every cell at its place: one that spans several leaves the others empty. */
function gridOf(rows: readonly (readonly ReadCell[])[]): RichCell[][] {
  /** By column: in how many more rows a cell above reaches down. */
  const reaching: number[] = []
  return rows.map((row) => {
    const placed: RichCell[] = []
    const skip = () => {
      while ((reaching[placed.length] ?? 0) > 0) {
        reaching[placed.length]! -= 1
        placed.push(cellOf([], false))
      }
    }
    for (const { blocks, isHeading, colspan, rowspan } of row) {
      skip()
      // Sheets say that their last cell spans all the columns that there could be.
      for (let at = 0; at < Math.min(colspan, mostColumns); at++) {
        reaching[placed.length] = rowspan - 1
        placed.push(cellOf(at === 0 ? blocks : [], isHeading))
      }
    }
    skip()
    return placed
  })
}

/**
 * Returns the table, without empty rows and columns at its end; the contents one after the other if it has a single
 * column, which is no table but a layout.
 */
export function tableOf(rows: readonly (readonly ReadCell[])[]): RichBlock[] {
  const grid = gridOf(rows)
  const width = Math.max(0, ...grid.map((row) => row.findLastIndex((cell) => !isEmpty(cell)) + 1))
  const height = grid.findLastIndex((row) => row.some((cell) => !isEmpty(cell))) + 1
  if (width < 2) return rows.flatMap((row) => row.flatMap(({ blocks }) => blocks))
  return [
    {
      type: 'table',
      content: grid.slice(0, height).map((row) => ({
        type: 'tableRow',
        content: Array.from({ length: width }, (_, at) => row[at] ?? cellOf([], false)),
      })),
    },
  ]
}

/** Returns the table of a text with tabs, as sheets give it; undefined for any other text. */
export function tableOfTabs(text: string): RichBlock | undefined {
  const lines = text.replace(/\n+$/, '').split('\n')
  const rows = lines.map((line) => line.split('\t'))
  if (lines.length < 2 || rows.some((row) => row.length < 2 || row.length !== rows[0]?.length))
    return undefined
  const [table] = tableOf(
    rows.map((row) =>
      row.map((cell) => ({
        blocks:
          cell.trim() === '' ? [] : [{ type: 'paragraph', content: [{ type: 'text', text: cell.trim() }] }],
        isHeading: false,
        colspan: 1,
        rowspan: 1,
      })),
    ),
  )
  return table?.type === 'table' ? table : undefined
}
