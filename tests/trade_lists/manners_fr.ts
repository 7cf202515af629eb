import {
  type Words,
  certificate,
  condition,
  goods,
  grade,
  heat,
  lotKg,
  lotTonnes,
  mill,
  once,
  pieceKg,
  pieces,
  place,
  price,
  remarks,
  shape,
  text,
} from './columns.ts'
import { fixed, short } from './numbers.ts'
import { dimension, length, metres, range, size } from './sizes.ts'
import type { Manner } from './types.ts'

const FRENCH: Words = {
  round: 'Rond',
  square: 'Carré',
  hexagon: 'Hexagone',
  flat: 'Plat',
  plate: 'Tôle',
  block: 'Bloc',
  ring: 'Couronne',
  disc: 'Disque',
  tube: 'Tube sans soudure',
  hollow: 'Barre creuse',
}
const SPACED = { style: 'space' } as const

/** Manners of France. */
export const FRENCH_MANNERS: readonly Manner[] = [
  {
    name: 'fr liste de stock with thousands spaced',
    language: 'fr',
    source:
      'liste de stock of a French dealer: Nuance, Forme, Dimensions, Qté, Poids, N° coulée (in public code: N° Coulée), État',
    wish: { shapes: ['round', 'square', 'flat', 'hexagon'], stock: 'bars' },
    title: () => [['LISTE DE STOCK', '', '', '', 'au 20/11/2026']],
    columns: [
      text('Repère', (_piece, index) => `LS-${String(index + 71)}`),
      grade('Nuance'),
      shape('Forme', FRENCH),
      size('Dimensions', { times: ' x ', before: { round: 'Ø ' }, tells: ['round'] }),
      length('Longueur (mm)', (mm) => fixed(mm, 0, 'space')),
      pieces('Qté'),
      lotKg('Poids (kg)', 1, SPACED),
      heat('N° coulée'),
      condition('État'),
      certificate('Certificat'),
    ],
    total: 'Total',
  },
  {
    name: 'fr désignation and metres with a comma',
    language: 'fr',
    source:
      'custom of the trade: tarif et disponibilités of a dépôt: Rond 42CrMo4 Ø 180, Lg (m), Nb barres, Poids (t), €/t',
    wish: { shapes: ['round', 'square'], stock: 'forged', random: 0.25 },
    columns: [
      goods('Désignation', (piece) => `${FRENCH[piece.shape] ?? ''} forgé ${piece.grade}`),
      dimension('Ø / côté', ['d', 'w']),
      length('Lg (m)', metres(2, '', true), range(' à ')),
      pieces('Nb barres'),
      lotTonnes('Poids (t)', 3, { style: 'bare comma' }),
      place('Dépôt'),
      price('Prix HT €/t', { per: 't', decimals: 0, style: 'space', currency: 'EUR' }),
    ],
    notes: ['Sauf vente entre-temps – départ usine'],
  },
  {
    name: 'fr déstockage of forgings by product',
    language: 'fr',
    source:
      'custom of the trade: liste de déstockage of a forge: product rows, Ø ext, Ø int, Ép./Ht, Poids unitaire',
    wish: { shapes: ['ring', 'disc', 'block'], stock: 'forged', sort: 'shape' },
    section: {
      write: (piece) => `${(FRENCH[piece.shape] ?? '').toUpperCase()}S`,
      tells: ['shape'],
      subtotal: 'S/total',
    },
    columns: [
      once(grade('Nuance')),
      dimension('Ø ext / Ép.', ['od', 'd', 't']),
      dimension('Ø int / Larg.', ['id', 'w']),
      dimension('Ht / Long.', ['h', 'l']),
      pieceKg('Poids unitaire kg', 0, SPACED),
      pieces('Quantité'),
      lotKg('Poids total kg', 0, SPACED),
      remarks('Observations', ['US OK', 'ébauché', 'chutes']),
    ],
  },
  {
    name: 'fr tubes with metres run',
    language: 'fr',
    source: 'état des tubes: N° Tube, N° Coulée, Longueur (ml) (in public code: N° Coulée)',
    wish: { shapes: ['tube'], stock: 'bars', grades: ['C45', '20MnV6', 'S355J2', '42CrMo4'] },
    title: () => [['TUBES MÉCANIQUES SANS SOUDURE']],
    titleTells: ['shape'],
    columns: [
      text('N° Lot', (_piece, index) => `T${String(index + 501)}`),
      heat('N° Coulée'),
      grade('Nuance'),
      size('Ø ext x ép.', { times: ' x ' }),
      length('Longueur unit. (ml)', metres(2, '', true)),
      pieces('Nbre'),
      text('Total ml', (piece) => short(((piece.dims.l ?? 0) * piece.pieces) / 1000, 'bare comma')),
      lotKg('Poids', 0, { after: ' kg', style: 'space' }),
      mill('Producteur'),
    ],
  },
]
