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
  shape,
  text,
} from './columns.ts'
import { fractions } from './numbers.ts'
import { dimension, length, metres, size } from './sizes.ts'
import type { Manner } from './types.ts'

const DOT = { style: 'dot' } as const
const SPANISH: Words = {
  round: 'Redondo',
  square: 'Cuadrado',
  hexagon: 'Hexágono',
  flat: 'Pletina',
  plate: 'Chapa',
  block: 'Bloque',
  ring: 'Anillo',
  disc: 'Disco',
  tube: 'Tubo',
  hollow: 'Barra perforada',
}

/** Manners of Spain and Latin America. */
export const SPANISH_MANNERS: readonly Manner[] = [
  {
    name: 'es lista de existencias',
    language: 'es',
    source:
      'custom of the trade: lista de existencias of a Spanish dealer: Calidad, Perfil, Medida, Largo, Uds., Kilos, Colada',
    wish: { shapes: ['round', 'square', 'flat', 'hexagon'], stock: 'bars' },
    title: () => [['LISTA DE EXISTENCIAS'], ['Fecha: 20/11/2026', '', '', 'Medidas en mm']],
    columns: [
      shape('Perfil', SPANISH),
      grade('Calidad'),
      size('Medida', { times: 'x' }),
      length('Largo', String),
      pieces('Uds.'),
      lotKg('Kilos', 0, DOT),
      heat('Colada'),
      condition('Tratamiento'),
      certificate('Certificado'),
      remarks('Obs.', ['oxidado', 'nuevo', 'corte']),
    ],
    total: 'TOTAL',
  },
  {
    name: 'es packets with the weight at first and in stock',
    language: 'es',
    source:
      'stock of a works program: Fabricante, Tipo, Diámetro, Longitud, Nº Colada, Nº Paquete, Peso Inicial, Peso Stock, Ubicación (in public code: Nº colada)',
    wish: { shapes: ['round'], stock: 'bars', step: 500 },
    columns: [
      mill('Fabricante'),
      shape('Tipo', { round: 'Barra redonda' }),
      grade('Acero'),
      dimension('Diámetro', ['d']),
      length('Longitud', metres(-1, ' m', true)),
      heat('Nº Colada'),
      text('Nº Paquete', (_piece, index) => `P${String(index + 7001)}`),
      text('Peso Inicial', (piece) => String(Math.round(piece.kg) + 400)),
      lotKg('Peso Stock', 0),
      text('Estado', () => 'almacenado'),
      place('Ubicación'),
    ],
    opens: ['unit of weight', 'pieces'],
  },
  {
    name: 'es-MX inches for the section, metres for the length',
    language: 'es',
    source:
      'custom of the trade: inventario of a Mexican bar dealer: medida 4", largo 6.10 m, peso kg, USD/kg',
    wish: {
      shapes: ['round', 'square', 'hexagon'],
      stock: 'bars',
      inches: 'section',
      grades: ['SAE 4140', 'SAE 1045', 'SAE 1018', 'SAE 8620', 'SAE 4340'],
    },
    title: () => [['INVENTARIO DE BARRAS', '', '', '20-nov-2026']],
    columns: [
      grade('Acero'),
      shape('Tipo', { round: 'RED', square: 'CUAD', hexagon: 'HEX' }),
      dimension('Medida', ['d', 'w'], (mm) => `${fractions(mm)}"`),
      length('Largo', metres(2, ' m')),
      pieces('Tramos'),
      lotKg('Peso kg', 1, { style: 'comma' }),
      condition('Acabado'),
      price('Precio USD/kg', { per: 'kg', decimals: 2, currency: 'USD' }),
    ],
  },
  {
    name: 'es forgings by piece, exterior and interior',
    language: 'es',
    source:
      'custom of the trade: stock de forja of a Basque forge: Ø ext., Ø int., altura, peso ud. and total',
    wish: { shapes: ['ring', 'disc', 'round'], stock: 'forged', sort: 'shape' },
    section: { write: (piece) => `— ${SPANISH[piece.shape] ?? ''} forjado —`, tells: ['shape'] },
    columns: [
      grade('Material'),
      dimension('Ø ext.', ['od', 'd']),
      dimension('Ø int.', ['id']),
      dimension('Alto/Largo', ['h', 'l']),
      pieces('Piezas', ' pz'),
      pieceKg('Peso ud. (kg)', 1, DOT),
      lotKg('Total (kg)', 1, DOT),
      place('Almacén'),
    ],
    total: 'Total general',
  },
]
