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
  under,
} from './columns.ts'
import { fixed } from './numbers.ts'
import { dimension, length, metres, range, size } from './sizes.ts'
import type { Manner } from './types.ts'

const GERMAN: Words = {
  round: 'Rund',
  square: 'Vierkant',
  hexagon: 'Sechskant',
  flat: 'Flach',
  plate: 'Blech',
  block: 'Block',
  ring: 'Ring',
  disc: 'Scheibe',
  tube: 'Rohr nahtlos',
  hollow: 'Hohlstab',
}
const STEEL: Words = {
  round: 'Rundstahl',
  square: 'Vierkantstahl',
  flat: 'Flachstahl',
  hexagon: 'Sechskantstahl',
}
const dot = (mm: number): string => fixed(mm, 0, 'dot')

/** Manners of Germany and Switzerland. */
export const GERMAN_MANNERS: readonly Manner[] = [
  {
    name: 'de Lagerliste: Rd., Vkt. and Fl. in the dimension',
    language: 'de',
    source:
      'custom of the trade: Lagerliste of a German steel dealer: Werkstoff, Abmessung, Länge, Stück, Gewicht, Charge, Zustand, Zeugnis',
    wish: { shapes: ['round', 'square', 'flat'], stock: 'bars', random: 0.15 },
    title: () => [['Lagerliste Edelbaustahl', '', '', '', '', 'Stand: 20.11.2026']],
    columns: [
      serial('Pos.'),
      grade('Werkstoff'),
      size('Abmessung', {
        times: ' x ',
        before: { round: 'Rd. ', square: 'Vkt. ', flat: 'Fl. ' },
        tells: ['round', 'square', 'flat'],
      }),
      length('Länge mm', String, range('-', ' m')),
      pieces('Stück'),
      lotKg('Gewicht kg', 0, { style: 'dot' }),
      heat('Charge'),
      condition('Zustand'),
      certificate('Zeugnis'),
    ],
    total: 'Summe',
    notes: ['Zwischenverkauf vorbehalten'],
  },
  {
    name: 'de number and short name, dimensions apart',
    language: 'de',
    source:
      'custom of the trade: Bestandsliste of a cutting shop: Form, Ø / Dicke, Breite, Länge, kg/Stk, kg ges., Lagerort',
    wish: { shapes: ['round', 'block', 'flat', 'hexagon'], stock: 'forged' },
    columns: [
      grade('Kurzname'),
      shape('Form', GERMAN),
      dimension('Ø / Dicke', ['d', 't', 'w']),
      dimension('Breite', ['w']),
      dimension('Länge', ['l'], dot),
      pieces('Stk.'),
      pieceKg('kg/Stk', 1, { style: 'dot' }),
      lotKg('kg ges.', 1, { style: 'dot' }),
      place('Lagerort'),
      remarks('Bemerkung', ['gesägt', 'Rest', 'US-geprüft']),
    ],
  },
  {
    name: 'de article master: name, length and stock in kg',
    language: 'de',
    source:
      'article master of a machine shop: “Rundstahl 42CrMo4+QT Ø80”, “Flachstahl S355J2 20×100” (in public code: Rundstahl 42CrMo4)',
    wish: { shapes: ['round', 'flat'], stock: 'bars', step: 100 },
    columns: [
      text('Artikelnr.', (_piece, index) => `RDS-${String(index + 4001)}`),
      {
        head: 'Bezeichnung',
        write: (piece) =>
          `${STEEL[piece.shape] ?? ''} ${piece.grade} ${piece.shape === 'round' ? `Ø${String(piece.dims.d)}` : `${String(piece.dims.t)}×${String(piece.dims.w)}`}`,
        tells: (piece) => (piece.shape === 'round' ? ['shape', 'grade', 'd'] : ['shape', 'grade', 't', 'w']),
      },
      length('Länge', (mm) => `${dot(mm)} mm`),
      lotKg('Bestand', 1, { style: 'dot' }),
      text('ME', () => 'KG'),
      place('Lagerplatz'),
      price('Preis', { per: 'kg', decimals: 2, style: 'dot', after: ' €', currency: 'EUR' }),
      text('PE', () => '1'),
    ],
  },
  {
    name: 'de Restposten by shape, Herstelllängen, tonnes',
    language: 'de',
    source:
      'Restpostenliste; Herstelllängen between 3 m and 9 m as in the terms of teos-stahlhandel.de/lieferbedingungen.html',
    wish: { shapes: ['round', 'square', 'flat'], stock: 'forged', sort: 'shape', random: 0.4 },
    title: () => [['Restposten – solange Vorrat reicht']],
    section: { write: (piece) => `${GERMAN[piece.shape] ?? ''} geschmiedet`, tells: ['shape'], gap: true },
    columns: [
      grade('Güte'),
      size('Abm.', { times: 'x', after: { round: ' Ø', square: ' ☐' } }),
      length('Lg. (m)', metres(2, '', true), range(' – ', ' HL')),
      lotTonnes('to', 3, { style: 'dot', about: ['ca. ', 0.3] }),
      mill('Hersteller'),
      condition('Ausf.'),
    ],
    opens: ['pieces'],
  },
  {
    name: 'de-CH rings with apostrophes',
    language: 'de',
    source:
      'custom of the trade: Swiss list of rings and discs: Aussen-Ø, Innen-Ø, Höhe, thousands with an apostrophe',
    wish: { shapes: ['ring', 'disc', 'hollow'], stock: 'forged' },
    columns: [
      text('Art.', (_piece, index) => `R${String(index + 11)}`),
      shape('Produkt', GERMAN),
      grade('Qualität'),
      ...under('Masse in mm', [
        dimension('Aussen-Ø', ['od', 'd']),
        dimension('Innen-Ø', ['id']),
        dimension('Höhe/Länge', ['h', 'l']),
      ]),
      pieces('Anz.'),
      lotKg('Gew. total kg', 1, { style: 'apostrophe' }),
      price('CHF/kg', { per: 'kg', decimals: 2, currency: 'CHF' }),
      certificate('Attest'),
    ],
  },
  {
    name: 'de Blankstahl with tolerances h9 and h11',
    language: 'de',
    source: 'shop list of bright bars: rund 40mm, Tol. h9, as in teos-stahlhandel.de/lieferbedingungen.html',
    wish: {
      shapes: ['round', 'flat', 'hexagon'],
      stock: 'bars',
      step: 500,
      grades: ['C45', '42CrMo4', '16MnCr5', 'S355J2', 'C60'],
    },
    title: () => [['Blankstahl ab Lager'], ['Gewichte theoretisch']],
    columns: [
      shape('Profil', { round: 'rund', flat: 'flach', hexagon: 'sechskant' }),
      grade('Stahlsorte', (one) => `${one}+C`),
      size('Maß (mm)', { times: 'x', tolerances: [' h9', ' h11', ' Tol. h9'] }),
      length('Stablänge', metres(-1, ' m', true)),
      pieces('Stäbe'),
      lotKg('kg', 2, { style: 'dot' }),
      heat('Schmelze'),
      place('Fach'),
    ],
  },
]
