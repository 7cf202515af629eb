import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState, type ClipboardEvent, type Dispatch } from 'react'
import { bulkLimits } from '#contract/postings/bulk.ts'
import { formatCount } from '#shared/i18n/format.ts'
import type { BulkChange, WriteReason, WrittenCells } from './bulk_state.ts'
import { readBlock, writeBlock } from './grid_clipboard.ts'
import { cellsIn, rangeOf, type Range, type Selection } from './grid_selection.ts'
import { blockOf, emptied, filled, fillSource, pasted, type PasteNotes, type Shown } from './grid_writes.ts'

type Given = {
  shown: Shown
  selection: Selection
  select: (next: Selection) => void
  /** How many rows the table may still take, and the number of the next one. */
  room: { free: number; nextNumber: number }
  dispatch: Dispatch<BulkChange>
}

/** What was done last; `isWarning` if not all of it was. */
export type Told = { text: string; isWarning: boolean }

/** Copies, pastes, fills and empties the selected cells, and says what became of it. */
export function useGridWrites({ shown, selection, select, room, dispatch }: Given) {
  const { t } = useLingui()
  const [told, setTold] = useState<Told | null>(null)
  const range = rangeOf(selection)
  const count = cellsIn(range)
  const done = (text: string) => setTold({ text, isWarning: false })
  const write = (what: WriteReason, cells: WrittenCells) => dispatch({ type: 'write', what, cells })

  const notDone = ({ overRows, overColumns, cut, hidden }: PasteNotes): string[] => {
    const most = formatCount(bulkLimits.rows)
    const length = formatCount(bulkLimits.cell)
    return [
      overRows > 0 &&
        t`${plural(overRows, {
          one: `One line was not pasted, because a table has at most ${most} rows.`,
          other: `# lines were not pasted, because a table has at most ${most} rows.`,
        })}`,
      overColumns > 0 &&
        plural(overColumns, {
          one: 'One column was not pasted: there is no column for it on the right.',
          other: '# columns were not pasted: there are no columns for them on the right.',
        }),
      cut > 0 &&
        t`${plural(cut, {
          one: `One cell was cut after ${length} characters.`,
          other: `# cells were cut after ${length} characters.`,
        })}`,
      hidden > 0 &&
        plural(hidden, {
          one: 'One cell holds only ####: make its column wider in Excel and copy it again.',
          other: '# cells hold only ####: make their columns wider in Excel and copy them again.',
        }),
    ].filter((text) => text !== false)
  }

  const copy = (event: ClipboardEvent, isCut: boolean) => {
    event.preventDefault()
    event.clipboardData.setData('text/plain', writeBlock(blockOf(shown, range)))
    if (isCut) write('cut', emptied(shown, range))
    done(
      isCut
        ? plural(count, { one: 'One cell was cut', other: '# cells were cut' })
        : plural(count, { one: 'One cell was copied', other: '# cells were copied' }),
    )
  }
  const paste = (data: DataTransfer) => {
    const block = readBlock(data.getData('text/plain'), data.getData('text/html'))
    if (block.length === 0) {
      setTold({ text: t`There is no text to paste`, isWarning: true })
      return
    }
    const { cells, added, count: written, range: into, notes } = pasted(shown, selection, block, room)
    dispatch({ type: 'write', what: 'paste', cells, added })
    select({ anchor: { at: into.top, column: into.left }, head: { at: into.bottom, column: into.right } })
    const not = notDone(notes)
    const rows =
      added.length > 0
        ? [plural(added.length, { one: 'One row was added.', other: '# rows were added.' })]
        : []
    const all = [
      plural(written, { one: 'One cell was pasted.', other: '# cells were pasted.' }),
      ...rows,
      ...not,
    ]
    setTold({ text: all.join(' '), isWarning: not.length > 0 })
  }
  const clear = () => {
    write('clear', emptied(shown, range))
    done(plural(count, { one: 'One cell was emptied', other: '# cells were emptied' }))
  }
  /** Copies the cells of `from` over those of `to`. */
  const fill = (from: Range, to: Range) => {
    write('fill', filled(shown, from, to))
    done(plural(cellsIn(to), { one: 'One cell was filled', other: '# cells were filled' }))
  }
  const fillDown = () => {
    const from = fillSource(range)
    if (from) fill(from, { ...range, top: from.bottom + 1 })
  }
  return { told, tell: done, copy, paste, clear, fill, fillDown }
}
