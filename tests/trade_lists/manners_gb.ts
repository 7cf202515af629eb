import {
  type Words,
  certificate,
  condition,
  goods,
  grade,
  heat,
  lotKg,
  lotTonnes,
  pieceKg,
  pieces,
  place,
  remarks,
  serial,
  shape,
  text,
  under,
  weight,
} from './columns.ts'
import { dimension, length, range, size } from './sizes.ts'
import type { Manner } from './types.ts'

/** Names of shapes in British and Indian lists. */
export const NAMES: Words = {
  round: 'Round',
  square: 'Square',
  hexagon: 'Hexagon',
  flat: 'Flat',
  plate: 'Plate',
  block: 'Block',
  ring: 'Ring',
  disc: 'Disc',
  tube: 'Seamless tube',
  hollow: 'Hollow bar',
}
const FORGINGS: Words = {
  ...NAMES,
  round: 'Forged round bar',
  square: 'Forged square',
  ring: 'Rolled ring',
  disc: 'Forged disc',
  hollow: 'Hollow forging',
}
const mm = (value: number): string => String(value)

/** Manners of the United Kingdom and of English lists in the European Union. */
export const BRITISH_MANNERS: readonly Manner[] = [
  {
    name: 'en-GB stockholder: one column for each thing',
    language: 'en-GB',
    source: 'custom of the trade: stock list of a UK steel stockholder: 180mm dia, kgs, cast number, rack',
    wish: { shapes: ['round', 'square', 'flat', 'hexagon'], stock: 'bars' },
    title: () => [['SURPLUS STOCK LIST', '', '', '', '', '', 'Updated 20/11/2026']],
    columns: [
      text('Ref', (_piece, index) => `SL${String(index + 1041)}`),
      grade('Grade'),
      shape('Form', NAMES),
      size('Size', {
        times: ' x ',
        after: { round: 'mm dia', square: 'mm sq', hexagon: 'mm A/F', flat: 'mm' },
        tells: ['round', 'square', 'hexagon'],
      }),
      length('Length', (value) => `${String(value)}mm`),
      pieces('Qty'),
      lotKg('Weight (kgs)', 0, { style: 'comma' }),
      condition('Condition'),
      heat('Cast No.'),
      certificate('Cert'),
      place('Location'),
    ],
    notes: ['All material offered subject unsold.'],
  },
  {
    name: 'en-GB export trader: RD, SQ and FL',
    language: 'en-GB',
    source: 'custom of the trade: stock offer of an EU export trader: MATERIAL, DIM, L, PCS, KG, HEAT, CERT',
    wish: { shapes: ['round', 'square', 'flat'], stock: 'forged', random: 0.25 },
    columns: [
      grade('MATERIAL'),
      size('DIM (mm)', {
        times: 'x',
        before: { round: 'RD ', square: 'SQ ', flat: 'FL ' },
        tells: ['round', 'square', 'flat'],
      }),
      length('L (mm)', mm, range('-', ' m R/L')),
      pieces('PCS'),
      lotKg('KG', 0),
      heat('HEAT'),
      condition('SURFACE/HT'),
      certificate('CERT'),
      remarks('REMARKS', ['UT ok', 'prompt', 'saw cut']),
    ],
    total: 'TOTAL',
  },
  {
    name: 'en-GB packing list with net and gross weight',
    language: 'en-GB',
    source:
      'packing list of a bar shipment; marks by bundle with mill, grade, heat and weight as in donnellforge.com/forging (MARKING)',
    wish: { shapes: ['round', 'square'], stock: 'bars', step: 50 },
    title: () => [['PACKING LIST'], ['Invoice no.: EX-2026-118', '', '', 'Vessel: TBA']],
    columns: [
      serial('Bundle No.', 'B-', 2),
      goods('Description of goods', (piece) => `${NAMES[piece.shape] ?? ''} bar ${piece.grade}`),
      heat('Heat No.'),
      size('Size', {
        times: ' x ',
        before: { round: 'dia ' },
        unit: ' mm',
        squareTwice: true,
        tells: ['round'],
      }),
      length('Length', mm),
      pieces('Pcs'),
      lotKg('N.W. (KGS)', 1, { style: 'comma' }),
      text('G.W. (KGS)', (piece) => (piece.kg + 4).toFixed(1)),
    ],
    total: 'TOTAL:',
  },
  {
    name: 'en-GB grades as section rows, tonnes',
    language: 'en-GB',
    source:
      'custom of the trade: forged bar availability of a European forge: a line for each grade, Ø and L in columns',
    wish: { shapes: ['round'], stock: 'forged', sort: 'grade', random: 0.2 },
    title: () => [['Forged round bars ex stock, black or rough turned']],
    titleTells: ['shape'],
    section: { write: (piece) => `Grade ${piece.grade}`, tells: ['grade'], gap: true },
    columns: [
      dimension('Ø mm', ['d']),
      length('Length mm', mm, range(' to ', ' m')),
      pieces('No. off'),
      lotTonnes('Tonnes', 3),
      condition('Supply condition'),
      text('UT', () => 'EN 10228-3 cl. 3'),
    ],
  },
  {
    name: 'en-GB rings and hollows, two heading rows',
    language: 'en-GB',
    source:
      'custom of the trade: list of rings and hollow forgings: OD, ID and height under “Dimensions (mm)”',
    wish: { shapes: ['ring', 'hollow', 'disc'], stock: 'forged' },
    columns: [
      serial('Item'),
      shape('Product', FORGINGS),
      grade('Material'),
      ...under('Dimensions (mm)', [
        dimension('OD', ['od', 'd']),
        dimension('ID', ['id']),
        dimension('H / L', ['h', 'l']),
      ]),
      pieces('Pcs'),
      ...under('Weight (kg)', [
        pieceKg('each', 0, { style: 'comma' }),
        lotKg('total', 0, { style: 'comma' }),
      ]),
      certificate('EN 10204'),
    ],
  },
  {
    name: 'en-GB blooms by cast',
    language: 'en-GB',
    source:
      'semi stock level of github.com/kaimes/mes-front: Cast Code, Quality Code, Semi Size, Length(mm), Weight/Bloom(Ton), Weight(tons), Quantity',
    wish: { shapes: ['square'], stock: 'bars', step: 100, grades: ['C45', '42CrMo4', 'S355J2', '16MnCr5'] },
    title: () => [['Semi Stock Level', '', 'Site: Works 1']],
    columns: [
      heat('Cast Code'),
      text('Type', () => 'Bloom'),
      grade('Quality Code'),
      size('Semi Size', { times: 'x', squareTwice: true, tells: ['square'] }),
      length('Length(mm)', mm),
      pieces('Quantity'),
      weight('Weight/Bloom(Ton)', { of: 'piece', unitKg: 1000, decimals: 3 }),
      lotTonnes('Weight(tons)', 3),
      place('Area'),
    ],
  },
]
