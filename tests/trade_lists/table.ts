import { writtenWeight } from './columns.ts'
import { lengthDim, sectionDims } from './geometry.ts'
import { round, short } from './numbers.ts'
import type { Column, Dims, ListRow, Manner, Means, Piece, Told } from './types.ts'

const OPEN_NAMES: Readonly<Record<string, string>> = {
  d: 'diameter',
  l: 'length',
  w: 'width',
  t: 'thickness',
  h: 'height',
  od: 'outside diameter',
  id: 'inside diameter',
  wall: 'wall',
}

/** Returns everything that a list tells of a lot. */
function toldOf(manner: Manner, piece: Piece): Set<Told> {
  return new Set([
    ...(manner.titleTells ?? []),
    ...(manner.section?.tells ?? []),
    ...manner.columns.flatMap((column) => column.tells(piece)),
  ])
}

function means(manner: Manner, piece: Piece, told: ReadonlySet<Told>): Means {
  const dims: Dims = {}
  const along = lengthDim(piece.shape)
  for (const dim of [...sectionDims(piece.shape), along]) {
    const value = piece.dims[dim]
    if (told.has(dim) && value !== undefined && !(dim === along && piece.range !== undefined))
      dims[dim] = value
  }
  const meant: Means = { shape: piece.shape, dims, grade: piece.grade }
  if (told.has('range') && piece.range !== undefined) meant.lengthMm = piece.range
  if (told.has('pieces')) meant.pieces = piece.pieces
  for (const field of ['heat', 'mill', 'condition', 'place', 'certificate'] as const)
    if (told.has(field)) meant[field] = piece[field]
  for (const { weight, price } of manner.columns) {
    if (weight !== undefined)
      meant[weight.of === 'lot' ? 'weightKg' : 'pieceKg'] = round(
        writtenWeight(piece, weight) * weight.unitKg,
        5,
      )
    if (price !== undefined) meant.price = price(piece)
  }
  return meant
}

function openIn(manner: Manner, piece: Piece, meant: Means, told: ReadonlySet<Told>): string[] {
  const open = [...(manner.opens ?? []), ...manner.columns.flatMap((column) => column.opens?.(piece) ?? [])]
  if (!told.has('shape')) open.push('shape')
  if (!told.has('grade')) open.push('grade')
  for (const dim of [...sectionDims(piece.shape), lengthDim(piece.shape)]) {
    if (meant.dims[dim] !== undefined) continue
    const random =
      piece.range === undefined
        ? ''
        : meant.lengthMm === undefined
          ? ': random'
          : `: random ${meant.lengthMm.map((mm) => short(mm)).join('–')} mm`
    open.push((OPEN_NAMES[dim] ?? dim) + (dim === 'l' ? random : ''))
  }
  if (meant.pieces === undefined && meant.weightKg === undefined) open.push('quantity')
  return open
}

function listRow(manner: Manner, piece: Piece, at: number, from: number): ListRow {
  const told = toldOf(manner, piece)
  const meant = means(manner, piece, told)
  const row: ListRow = { at, from, means: meant }
  const lot = manner.columns.find((column) => column.weight?.of === 'lot')?.weight
  if (lot !== undefined) row.withinKg = (lot.unitKg * 10 ** -lot.decimals) / 2
  const open = openIn(manner, piece, meant, told)
  if (open.length > 0) row.leavesOpen = open
  return row
}

/** Writes a row of totals, with its word in the first column that has none. */
function totals(columns: readonly Column[], pieces: readonly Piece[], word: string): string[] {
  const written = columns.map((column) => column.total?.(pieces) ?? '')
  const first = written.indexOf('')
  return written.map((cell, index) => (index === first ? word : cell))
}

function headings(columns: readonly Column[]): string[][] {
  const heads = columns.map((column) => column.head)
  if (columns.every((column) => column.over === undefined)) return [heads]
  const above = columns.map((column, index) =>
    column.over === undefined ? column.head : column.over === columns[index - 1]?.over ? '' : column.over,
  )
  return [above, columns.map((column) => (column.over === undefined ? '' : column.head))]
}

/** Writes the lots of one table below its headings. */
function body(
  manner: Manner,
  pieces: readonly Piece[],
  firstIndex: number,
  top: number,
  from: number,
): { cells: string[][]; rows: ListRow[] } {
  const cells: string[][] = []
  const rows: ListRow[] = []
  const { section, columns } = manner
  let inSection: Piece[] = []
  let label = ''
  let above: string[] = []
  const close = (): void => {
    if (section?.subtotal !== undefined && inSection.length > 0)
      cells.push(totals(columns, inSection, section.subtotal))
    inSection = []
  }
  for (const [index, piece] of pieces.entries()) {
    if (section !== undefined && section.write(piece) !== label) {
      close()
      if (section.gap === true && label !== '') cells.push([])
      label = section.write(piece)
      cells.push([label])
      above = []
    }
    const written = columns.map((column) => column.write(piece, firstIndex + index))
    cells.push(
      written.map((cell, at) => (columns[at]?.sameAsAbove === true && cell === above[at] ? '' : cell)),
    )
    rows.push(listRow(manner, piece, top + cells.length - 1, from))
    above = written
    inSection.push(piece)
  }
  close()
  return { cells, rows }
}

/** Writes lots as the table of a manner: titles, headings, rows, totals and notes. */
export function writeTable(manner: Manner, pieces: readonly Piece[]): { cells: string[][]; rows: ListRow[] } {
  const [first] = pieces
  if (first === undefined) throw new Error('a list without lots')
  const beside = manner.beside ?? 1
  const width = manner.columns.length + (beside > 1 ? 1 : 0)
  const cells: string[][] = (manner.title?.(first) ?? []).map((row) => [...row])
  for (const heads of headings(manner.columns)) {
    cells.push(Array.from({ length: beside }, (_, at) => (at > 0 ? ['', ...heads] : heads)).flat())
  }
  const top = cells.length
  const rows: ListRow[] = []
  const share = Math.ceil(pieces.length / beside)
  for (let part = 0; part < beside; part++) {
    const from = part * width
    const written = body(manner, pieces.slice(part * share, (part + 1) * share), part * share, top, from)
    rows.push(...written.rows)
    for (const [index, line] of written.cells.entries()) {
      const old = cells[top + index] ?? []
      cells[top + index] = [...old, ...Array.from({ length: from - old.length }, () => ''), ...line]
    }
  }
  if (manner.total !== undefined) cells.push(totals(manner.columns, pieces, manner.total))
  for (const note of manner.notes ?? []) cells.push([note])
  const widest = Math.max(...cells.map((line) => line.length))
  return {
    cells: cells.map((line) => [...line, ...Array.from({ length: widest - line.length }, () => '')]),
    rows,
  }
}
