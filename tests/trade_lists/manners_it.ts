import {
  type Words,
  certificate,
  condition,
  grade,
  heat,
  lotKg,
  mill,
  pieceKg,
  pieces,
  place,
  price,
  remarks,
  serial,
  shape,
  text,
} from './columns.ts'
import { dimension, length, metres, range, size } from './sizes.ts'
import type { Manner } from './types.ts'

const ITALIAN: Words = {
  round: 'Tondo',
  square: 'Quadro',
  hexagon: 'Esagono',
  flat: 'Piatto',
  plate: 'Lamiera',
  block: 'Blocco',
  ring: 'Anello',
  disc: 'Disco',
  tube: 'Tubo',
  hollow: 'Forato',
}
const DOT = { style: 'dot' } as const

/** Manners of Italy. */
export const ITALIAN_MANNERS: readonly Manner[] = [
  {
    name: 'it disponibilità: qualità, prodotto, colata',
    language: 'it',
    source:
      'disponibilità magazzino of an Italian dealer: Qualità, N. Colata and Acciaieria as in material registers (in public code: N. Colata)',
    wish: { shapes: ['round', 'square', 'flat'], stock: 'bars', random: 0.2 },
    title: () => [['DISPONIBILITÀ MAGAZZINO', '', '', '', 'agg. 20/11/2026']],
    columns: [
      shape('Prodotto', ITALIAN),
      grade('Qualità'),
      size('Dim. mm', { times: 'x' }),
      length('Lungh. mm', String, range('/', ' mt')),
      pieces('N. pz'),
      lotKg('Peso kg', 0, DOT),
      heat('N. Colata'),
      condition('Stato'),
      mill('Acciaieria'),
      certificate('Cert.'),
    ],
    total: 'TOTALE',
  },
  {
    name: 'it qualities as section rows, kg cad. and kg tot.',
    language: 'it',
    source: 'custom of the trade: giacenze of a fucinatura: a line for each quality, kg cad. and kg tot.',
    wish: { shapes: ['round'], stock: 'forged', sort: 'grade' },
    title: () => [['TONDI FUCINATI GREZZI']],
    titleTells: ['shape'],
    section: { write: (piece) => `Acciaio ${piece.grade}`, tells: ['grade'], subtotal: 'tot.' },
    columns: [
      dimension('Ø mm', ['d']),
      dimension('L mm', ['l']),
      pieces('Pz.'),
      pieceKg('kg cad.', 1, DOT),
      lotKg('kg tot.', 1, DOT),
      condition('Tratt.'),
      remarks('Note', ['US', 'tagliato', 'prenotato']),
    ],
  },
  {
    name: 'it description D.320 and stock in kg',
    language: 'it',
    source:
      'custom of the trade: stampa giacenze of a warehouse program: TONDO FUC. 42CrMo4 D.320, Giacenza, UM KG',
    wish: { shapes: ['round', 'disc'], stock: 'forged' },
    columns: [
      text('Codice', (_piece, index) => `TF${String(index + 10_010)}`),
      {
        head: 'Descrizione',
        write: (piece) =>
          `${(ITALIAN[piece.shape] ?? '').toUpperCase()} FUC. ${piece.grade} D.${String(piece.dims.d)}`,
        tells: () => ['shape', 'grade', 'd'],
      },
      length('Lungh. (mt)', metres(3, '', true)),
      pieces('N.'),
      lotKg('Giacenza', 0, DOT),
      text('UM', () => 'KG'),
      place('Magazzino'),
      price('€/kg', { per: 'kg', decimals: 3, style: 'dot', currency: 'EUR' }),
    ],
  },
  {
    name: 'it rings and blocks, est. x int. x h',
    language: 'it',
    source:
      'custom of the trade: lista anelli e blocchi of a forge: est. x int. x h and sp. x largh. x lungh. in one cell',
    wish: { shapes: ['ring', 'block', 'disc'], stock: 'forged' },
    columns: [
      serial('Pos.'),
      shape('Tipo', ITALIAN),
      grade('Mat.'),
      size('Dimensioni (est. x int. x h / sp. x largh. x lungh.)', { times: ' x ', length: true }),
      pieces('Q.tà'),
      lotKg('Peso tot.', 0, { style: 'dot', after: ' kg' }),
      condition('Trattamento termico'),
      place('Ubicazione'),
    ],
  },
]
