/** The shapes that sellers of forging materials list. */
export type Shape =
  | 'round'
  | 'square'
  | 'hexagon'
  | 'flat'
  | 'plate'
  | 'block'
  | 'ring'
  | 'disc'
  | 'tube'
  | 'hollow'

/** The name of a dimension; `w` of a square is its side and of a hexagon the width across flats. */
export type Dim = 'd' | 'l' | 'w' | 't' | 'h' | 'od' | 'id' | 'wall'

/**
 * Dimensions in mm as the shape has them: round {d, l}, disc {d, h}, square and hexagon {w, l}, flat, plate and block {t, w, l},
 * ring {od, id, h}, tube {od, wall, l}, hollow bar {od, id, l}.
 */
export type Dims = Partial<Record<Dim, number>>

/** The shortest and the longest length, in mm, of a lot in random lengths. */
export type Range = readonly [number, number]

/** What a list is written in: the language and, where manners differ, the market. */
export type Language =
  | 'zh-Hans'
  | 'zh-Hant'
  | 'en-GB'
  | 'en-US'
  | 'en-IN'
  | 'de'
  | 'fr'
  | 'it'
  | 'es'
  | 'ru'
  | 'tr'
  | 'ja'
  | 'ko'

/** A lot as its seller knows it, before it is written down. */
export interface Piece {
  shape: Shape
  dims: Dims
  /** Set when the pieces have different lengths; `dims.l` is then their mean. */
  range: Range | undefined
  grade: string
  pieces: number
  /** The exact weight of the whole lot. */
  kg: number
  heat: string
  mill: string
  condition: string
  place: string
  certificate: string
  pricePerTonne: number
  /** Numbers between 0 and 1 by which a manner varies from row to row. */
  luck: readonly number[]
}

/** A price as the list states it. */
export interface Price {
  amount: number
  /** Left out when the list does not say it. */
  currency?: string
  per: 't' | 'kg' | 'lb' | 'piece'
}

/** What the writer of a row meant; what the list does not tell of heat, weight and the like is left out. */
export interface Means {
  shape: Shape
  dims: Dims
  /** Written bounds of random lengths. */
  lengthMm?: Range
  grade: string
  pieces?: number
  /** Weight of the lot as written, in kg. */
  weightKg?: number
  /** Weight of one piece as written, in kg. */
  pieceKg?: number
  heat?: string
  mill?: string
  condition?: string
  place?: string
  certificate?: string
  price?: Price
}

/** One lot of a list and the cells it stands in. */
export interface ListRow {
  /** Index of the row in `cells`. */
  at: number
  /** Index of its first cell, where several tables stand side by side. */
  from: number
  means: Means
  /** How far, in kg, the written weight can be from the exact one. */
  withinKg?: number
  /** What a careful reader would have to ask about. */
  leavesOpen?: string[]
}

/** A stock list as a seller writes it, with what it means. */
export interface TradeList {
  name: string
  language: Language
  source: string
  cells: string[][]
  rows: ListRow[]
}

/** What a cell, a section row or a title can tell of a lot. */
export type Told =
  | Dim
  | 'shape'
  | 'range'
  | 'grade'
  | 'pieces'
  | 'heat'
  | 'mill'
  | 'condition'
  | 'place'
  | 'certificate'

/** How a column writes weights: of the lot or of one piece, how many kg its unit has, and how many decimals it shows. */
export interface WeightWay {
  of: 'lot' | 'piece'
  unitKg: number
  decimals: number
}

/** A column of a list. */
export interface Column {
  head: string
  /** A heading in a row above, which spans this column and its neighbours with the same one. */
  over?: string
  write: (piece: Piece, index: number) => string
  tells: (piece: Piece) => readonly Told[]
  weight?: WeightWay
  price?: (piece: Piece) => Price
  /** How a total of this column is made and written. */
  total?: (pieces: readonly Piece[]) => string
  /** An empty cell means what the cell above says. */
  sameAsAbove?: boolean
  opens?: (piece: Piece) => readonly string[]
}

/** Which lots a manner lists. */
export interface Wish {
  shapes: readonly Shape[]
  /** Rolled bars by the bundle, or forged pieces by the piece. */
  stock: 'bars' | 'forged'
  /** All dimensions in inches, or the section only (with metric lengths). */
  inches?: 'all' | 'section'
  /** Lengths are multiples of this many mm (inches where all is in inches). */
  step?: number
  /** The share of lots in random lengths. */
  random?: number
  /** Every row is one piece. */
  single?: boolean
  /** The whole list has one grade. */
  oneGrade?: boolean
  grades?: readonly string[]
  /** Rows follow one another by shape, by grade, or by both. */
  sort?: 'shape' | 'grade' | 'shape and grade'
}

/** Rows that stand above the lots they hold for. */
export interface Section {
  write: (piece: Piece) => string
  tells: readonly Told[]
  /** The word of a subtotal below each section. */
  subtotal?: string
  /** An empty row above each section but the first. */
  gap?: boolean
}

/** A way in which sellers write a list. */
export interface Manner {
  name: string
  language: Language
  /** Where its headings or sizes were seen: an address or public code; “custom of the trade” names a kind of document without one at hand. */
  source: string
  wish: Wish
  /** Rows above the headings. */
  title?: (first: Piece) => readonly (readonly string[])[]
  titleTells?: readonly Told[]
  columns: readonly Column[]
  section?: Section
  total?: string
  notes?: readonly string[]
  /** How many tables stand side by side. */
  beside?: number
  /** What is open in every row. */
  opens?: readonly string[]
}

/** What the lots of a market are drawn from. */
export interface Market {
  grades: readonly string[]
  stainless: readonly string[]
  mills: readonly string[]
  places: readonly string[]
  conditions: readonly string[]
  /** The condition of stainless grades. */
  solution: string
  certificates: readonly string[]
  /** A pattern of heat numbers: `9` stands for a digit and `A` for a letter. */
  heats: readonly string[]
  pricePerTonne: Range
}
