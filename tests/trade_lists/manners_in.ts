import {
  type Words,
  certificate,
  condition,
  grade,
  heat,
  lotKg,
  lotTonnes,
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
import { NAMES } from './manners_gb.ts'
import { dimension, length, metres, range, size } from './sizes.ts'
import type { Manner } from './types.ts'

const mm = (value: number): string => String(value)
const SQUARE_CUT: Words = {
  round: 'RD',
  square: 'RCS',
  flat: 'FLAT',
  block: 'BLOCK',
  ring: 'RING',
  disc: 'DISC',
  hexagon: 'HEX',
}

/** Manners of India. */
export const INDIAN_MANNERS: readonly Manner[] = [
  {
    name: 'en-IN dia, nos and MT',
    language: 'en-IN',
    source:
      'custom of the trade: ready stock of a Mumbai alloy-steel dealer: Dia (mm), Qty (Nos), Wt (MT), Make, Rate Rs/Kg + GST',
    wish: { shapes: ['round'], stock: 'bars', step: 100, random: 0.3 },
    title: () => [['READY STOCK - ALLOY STEEL ROUND BARS'], ['Date : 20-11-2026']],
    titleTells: ['shape'],
    columns: [
      serial('Sr. No.'),
      grade('Grade'),
      dimension('Dia (mm)', ['d']),
      length('Length (mtr)', metres(-1), range(' to ')),
      pieces('Qty (Nos)'),
      lotTonnes('Wt (MT)', 3),
      condition('Cond.'),
      mill('Make'),
      heat('Heat No'),
      price('Rate (Rs/Kg)', { per: 'kg', decimals: 2, currency: 'INR' }),
    ],
    total: 'TOTAL',
    notes: ['GST 18% extra', 'Material subject to prior sale'],
  },
  {
    name: 'en-IN item description, quantity in kgs',
    language: 'en-IN',
    source: 'ledger of stores: “EN8 Round Bar 55mm” as item, Qty and UOM (in public code: “EN8 Round”)',
    wish: { shapes: ['round', 'flat', 'square'], stock: 'bars' },
    columns: [
      serial('S.No'),
      {
        head: 'Item Description',
        write: (piece) =>
          `${piece.grade} ${NAMES[piece.shape] ?? ''} Bar ${piece.shape === 'round' ? `Dia ${String(piece.dims.d)}` : piece.shape === 'square' ? `${String(piece.dims.w)} Sq` : `${String(piece.dims.w)} x ${String(piece.dims.t)}`} mm x ${String(piece.dims.l)} mm`,
        tells: (piece) => [
          'shape',
          'grade',
          'l',
          ...(piece.shape === 'round'
            ? ['d' as const]
            : piece.shape === 'square'
              ? ['w' as const]
              : ['w' as const, 't' as const]),
        ],
      },
      text('HSN', () => '7228'),
      lotKg('Qty.', 1, { style: 'lakh' }),
      text('UOM', () => 'KGS'),
      price('Rate', { per: 'kg', decimals: 2, currency: 'INR', before: '₹ ' }),
      text('Amount', (piece) => String(Math.round((piece.kg * piece.pricePerTonne) / 1000))),
      place('Godown'),
    ],
  },
  {
    name: 'en-IN section rows by grade, RCS and RD',
    language: 'en-IN',
    source:
      'custom of the trade: WhatsApp stock list of a Ludhiana dealer: *EN-19 BLACK*, RD 80, RCS 100, length 5-6 mtr',
    wish: { shapes: ['round', 'square'], stock: 'bars', sort: 'grade', random: 0.4, step: 100 },
    section: { write: (piece) => `*** ${piece.grade} ***`, tells: ['grade'] },
    columns: [
      size('SIZE MM', { times: 'x', before: { round: 'RD ', square: 'RCS ' }, tells: ['round', 'square'] }),
      length('LENGTH', metres(-1, ' mtr'), range('-', ' mtr')),
      pieces('NOS'),
      lotTonnes('QTY', 2, { after: ' MT', about: ['approx ', 0.25] }),
      remarks('REMARK', ['UT OK', 'with TC', 'slight rust']),
    ],
  },
  {
    name: 'en-IN forging cut weights',
    language: 'en-IN',
    source:
      'custom of the trade: cut-piece list of a Rajkot forging shop: Section, Size in mm, Cut Wt., Nos., Total Wt.',
    wish: { shapes: ['round', 'square', 'block', 'ring', 'disc'], stock: 'forged' },
    columns: [
      text('Lot', (_piece, index) => `F/${String(index + 21)}`),
      grade('Material Grade'),
      shape('Section', SQUARE_CUT),
      size('Size in mm', {
        times: ' X ',
        before: { round: 'Ø', disc: 'Ø', ring: 'Ø' },
        inside: 'Ø',
        squareTwice: true,
        length: true,
        tells: ['square'],
      }),
      pieceKg('Cut Wt. (Kgs)', 2),
      pieces('Nos.'),
      lotKg('Total Wt. (Kgs)', 2, { style: 'lakh' }),
      condition('H.T. Cond.'),
      certificate('TC'),
    ],
    total: 'G. Total',
  },
  {
    name: 'en-IN yard stock in MT with receipts',
    language: 'en-IN',
    source: 'custom of the trade: yard statement of a steel importer: Opening, Despatch and Balance in MT',
    wish: {
      shapes: ['round', 'flat', 'plate'],
      stock: 'bars',
      step: 500,
      grades: ['EN8', 'EN9', 'C45', 'AISI 4140', 'SS304'],
    },
    title: () => [['Stock Statement as on 19.11.2026 (Figures in MT)']],
    columns: [
      place('Yard'),
      shape('Product', NAMES),
      grade('Quality'),
      size('Section', { times: 'x', after: { round: ' mm', flat: ' mm', plate: ' mm' } }),
      length('Length', mm),
      text('Opening', (piece) => ((piece.kg + 1500) / 1000).toFixed(3)),
      text('Despatch', () => '1.500'),
      lotTonnes('Balance', 3),
      mill('Origin'),
    ],
    total: 'Total',
  },
]
