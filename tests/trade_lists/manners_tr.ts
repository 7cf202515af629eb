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

const COMMA = { style: 'bare comma' } as const
const TURKISH: Words = {
  round: 'Yuvarlak',
  square: 'Kare',
  hexagon: 'Altıköşe',
  flat: 'Lama',
  plate: 'Sac levha',
  block: 'Blok',
  ring: 'Halka',
  disc: 'Disk',
  tube: 'Çekme boru',
  hollow: 'Delikli mil',
}

/** Manners of Turkey. */
export const TURKISH_MANNERS: readonly Manner[] = [
  {
    name: 'tr stock cards: kesit, boy, adet',
    language: 'tr',
    source:
      'stock card of a works program: stok_kodu, stok_adi “Yuvarlak Çelik”, malzeme_cinsi, kesit 20mm, boy 6000, adet (in public code: Yuvarlak Çelik)',
    wish: { shapes: ['round', 'square', 'flat'], stock: 'bars' },
    columns: [
      text('Stok Kodu', (_piece, index) => `ST-${String(index + 1).padStart(3, '0')}`),
      goods('Stok Adı', (piece) => `${TURKISH[piece.shape] ?? ''} Çelik ${piece.grade}`),
      size('Kesit', { times: 'x', unit: 'mm' }),
      length('Boy', String),
      text('Birim', () => 'adet'),
      pieces('Adet'),
      lotKg('Ağırlık (kg)', 1, { style: 'dot' }),
      heat('Isı/Döküm No'),
      place('Depo'),
    ],
    total: 'TOPLAM',
  },
  {
    name: 'tr ölçü in one cell in capitals',
    language: 'tr',
    source:
      'custom of the trade: STOK LİSTESİ of an Istanbul dealer: MALZEME CİNSİ, ÖLÇÜ Ø180x4200, ADET, KG, DURUM, SERTİFİKA',
    wish: { shapes: ['round', 'square', 'disc'], stock: 'forged' },
    title: () => [['STOK LİSTESİ', '', '', '', '20.11.2026']],
    columns: [
      serial('SIRA'),
      grade('MALZEME CİNSİ'),
      shape('ŞEKİL', TURKISH),
      size('ÖLÇÜ', { times: 'x', before: { round: 'Ø', disc: 'Ø' }, length: true }),
      pieces('ADET'),
      lotKg('KG', 0, { style: 'dot' }),
      condition('DURUM'),
      certificate('SERTİFİKA'),
      remarks('AÇIKLAMA', ['testere kesim', 'ultrasonlu', 'parça']),
    ],
  },
  {
    name: 'tr grades as section rows, tonnes and USD',
    language: 'tr',
    source:
      'custom of the trade: price and stock list of a Gebze importer: 4140 ISLAH ÇELİĞİ lines, ÇAP, BOY (m), TON, USD/TON',
    wish: { shapes: ['round'], stock: 'bars', sort: 'grade', random: 0.35, step: 100 },
    title: () => [['YUVARLAK ÇELİK STOK']],
    titleTells: ['shape'],
    section: { write: (piece) => `${piece.grade} ÇELİĞİ`, tells: ['grade'], gap: true },
    columns: [
      dimension('ÇAP (mm)', ['d']),
      length('BOY (m)', metres(2, '', true), range('-')),
      pieces('ADET'),
      lotTonnes('TON', 3, COMMA),
      mill('MENŞEİ'),
      price('FİYAT (USD/TON)', { per: 't', decimals: 0, currency: 'USD' }),
    ],
  },
]
