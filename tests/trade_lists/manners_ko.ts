import {
  type Words,
  certificate,
  condition,
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
  serial,
  shape,
  text,
  under,
} from './columns.ts'
import { fixed } from './numbers.ts'
import { dimension, length, metres, range, size } from './sizes.ts'
import type { Manner } from './types.ts'

const comma = (mm: number): string => fixed(mm, 0, 'comma')
const COMMA = { style: 'comma' } as const
const KOREAN: Words = {
  round: '환봉',
  square: '사각봉',
  hexagon: '육각봉',
  flat: '평철',
  plate: '후판',
  block: '각재',
  ring: '링',
  disc: '원판',
  tube: '무계목강관',
  hollow: '중공봉',
}

/** Manners of Korea. */
export const KOREAN_MANNERS: readonly Manner[] = [
  {
    name: 'ko 재고표: 품명, 재질, 규격, 길이',
    language: 'ko',
    source:
      'custom of the trade: 재고현황표 of a special-steel dealer: 번호 품명 재질 규격 길이 수량 중량(kg) 히트번호',
    wish: { shapes: ['round', 'square', 'flat', 'hexagon'], stock: 'bars' },
    title: () => [['특수강 재고현황', '', '', '', '', '2026.11.20']],
    columns: [
      serial('번호'),
      shape('품명', KOREAN),
      grade('재질'),
      size('규격', { times: '*', before: { round: 'Ø', square: '□' } }),
      length('길이(mm)', comma),
      pieces('수량'),
      lotKg('중량(kg)', 0, COMMA),
      heat('히트번호'),
      condition('상태'),
      remarks('비고', ['절단가능', '예약', '녹 있음']),
    ],
    total: '합계',
  },
  {
    name: 'ko 품명 및 규격 in one cell: 180Φ*4200L',
    language: 'ko',
    source:
      '매입내역 of a machine shop: 월/일 업체명 품명 및 규격 단위 수량 중량 단가 공급가액 비고; 흑환봉 SCM440 22Φx26, 40Φ*25L (in public code: 환봉 SCM440)',
    wish: { shapes: ['round'], stock: 'forged' },
    columns: [
      once(text('월/일', () => '11월 20일')),
      once(mill('업체명')),
      {
        head: '품명 및 규격',
        write: (piece) =>
          `${piece.grade} ${(piece.luck[0] ?? 0) < 0.5 ? '환봉' : '흑환봉'} ${String(piece.dims.d)}Φ*${String(piece.dims.l)}L`,
        tells: () => ['shape', 'grade', 'd', 'l'],
      },
      text('단위', () => 'EA'),
      pieces('수량'),
      lotKg('중량', 1, COMMA),
      price('단가', { per: 'kg', decimals: 0, style: 'comma' }),
      text('공급가액', (piece) => fixed((piece.kg * piece.pricePerTonne) / 1000, 0, 'comma')),
    ],
    opens: ['unit of weight', 'price: for a kg or a piece'],
  },
  {
    name: 'ko grades as section rows, TON',
    language: 'ko',
    source: 'custom of the trade: 재고 리스트 of a Siheung dealer: ▶SCM440 lines, 직경(Φ), 본수, 중량(TON)',
    wish: { shapes: ['round'], stock: 'bars', sort: 'grade', random: 0.3, step: 100 },
    title: () => [['환봉 재고 리스트']],
    titleTells: ['shape'],
    section: { write: (piece) => `▶ ${piece.grade}`, tells: ['grade'], gap: true },
    columns: [
      dimension('직경(Φ)', ['d']),
      length('길이', metres(-1, 'M'), range('~', 'M')),
      pieces('본수', '본'),
      lotTonnes('중량(TON)', 3, { about: ['약 ', 0.2] }),
      mill('메이커'),
      place('창고'),
    ],
    total: '총계',
  },
  {
    name: 'ko forgings: 형상, 외경, 내경, 두께/높이',
    language: 'ko',
    source: 'custom of the trade: 단조품 재고 of a forge: 형상(원형/사각/링) with 단중 and 총중량',
    wish: { shapes: ['disc', 'ring', 'round', 'hollow'], stock: 'forged' },
    columns: [
      text('관리번호', (_piece, index) => `FD-${String(index + 101)}`),
      shape('형상', { disc: '원판', ring: '링', round: '원형 봉', hollow: '중공' }),
      grade('재질'),
      ...under('규격(mm)', [
        dimension('외경', ['od', 'd']),
        dimension('내경', ['id']),
        dimension('두께/길이', ['h', 'l']),
      ]),
      pieces('수량(EA)'),
      pieceKg('단중(kg)', 1, COMMA),
      lotKg('총중량(kg)', 1, COMMA),
      condition('열처리'),
      certificate('성적서'),
    ],
  },
  {
    name: 'ko headings in two languages with brackets',
    language: 'ko',
    source:
      'custom of the trade: export stock list of a Busan trader: 재질(Grade), 규격(Size), 수량(EA), 중량(KG), 창고(W/H)',
    wish: { shapes: ['round', 'square'], stock: 'forged', random: 0.15 },
    title: () => [['STOCK LIST (재고표)'], ['단위: mm, kg']],
    columns: [
      serial('NO'),
      grade('재질(Grade)'),
      size('규격(Size)', {
        times: ' x ',
        after: { round: ' DIA', square: ' SQ' },
        tells: ['round', 'square'],
      }),
      length('길이(L)', comma, range('-', 'M')),
      pieces('수량(EA)'),
      lotKg('중량(KG)', 0, COMMA),
      place('창고(W/H)'),
      price('단가(원/kg)', { per: 'kg', decimals: 0, style: 'comma', currency: 'KRW' }),
    ],
    total: 'TOTAL',
  },
  {
    name: 'ko 잔재 blocks: 60t*200*450',
    language: 'ko',
    source:
      '잔재 list of a die shop: AL 사각 6061 20t*25*79 as in purchase books (in public code: 환봉 SCM440)',
    wish: {
      shapes: ['block', 'flat'],
      stock: 'forged',
      step: 5,
      grades: ['SKD11', 'SKD61', 'SM45C', 'SCM440'],
      sort: 'grade',
    },
    columns: [
      once(grade('재질')),
      size('규격', { times: '*', letters: ['t', '', ''], length: true }),
      pieces('개수'),
      lotKg('중량', 1, { after: 'kg' }),
      place('위치'),
      remarks('비고', ['사각', '잔재', '황삭']),
    ],
  },
]
