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
import { dimension, length, metres, size } from './sizes.ts'
import type { Manner } from './types.ts'

const JAPANESE: Words = {
  round: '丸鋼',
  square: '角鋼',
  hexagon: '六角',
  flat: '平鋼',
  plate: '鋼板',
  block: 'ブロック',
  ring: 'リング',
  disc: '円板',
  tube: '鋼管',
  hollow: '中空丸棒',
}
const FORGED: Words = {
  ...JAPANESE,
  round: '鍛造丸棒',
  ring: '鍛造リング',
  disc: '鍛造円板',
  hollow: '鍛造中空',
}
const comma = (mm: number): string => fixed(mm, 0, 'comma')
const COMMA = { style: 'comma' } as const

/** Manners of Japan. */
export const JAPANESE_MANNERS: readonly Manner[] = [
  {
    name: 'ja 在庫表: 鋼種, 形状, 寸法, 本数',
    language: 'ja',
    source:
      '在庫表 of a special-steel dealer: 丸棒 S45C φ50, FB 6×50 (in public code: 丸棒 S45C), チャージNo.',
    wish: { shapes: ['round', 'square', 'flat', 'hexagon'], stock: 'bars' },
    title: () => [['特殊鋼 在庫表', '', '', '', '', '2026年11月20日現在']],
    columns: [
      serial('No.'),
      grade('鋼種'),
      shape('形状', { round: '丸', square: '角', flat: '平', hexagon: '六角' }),
      size('寸法', { times: '×', before: { round: 'φ', square: '□' }, tells: ['round', 'square'] }),
      length('長さ', String),
      pieces('本数'),
      lotKg('重量(kg)', 0, COMMA),
      heat('チャージNo.'),
      place('置場'),
      remarks('備考', ['切断可', '錆有', '予約済']),
    ],
    total: '合計',
  },
  {
    name: 'ja items of a warehouse system',
    language: 'ja',
    source:
      'web page of a warehouse system: アイテム名 寸法 単位 仕様 オーダーNo チャージNo 製造No 束番 数量 重量 在庫状態 (in public code: チャージNo)',
    wish: { shapes: ['round'], stock: 'bars', step: 500 },
    columns: [
      text('アイテムコード', (_piece, index) => `MB${String(index + 20_101)}`),
      goods('アイテム名', (piece) => `${piece.grade} 丸鋼`),
      size('寸法', { times: 'X', length: true }),
      text('単位', () => '本'),
      condition('仕様'),
      heat('チャージNo'),
      text('製造No', (piece) => `S${String(Math.floor((piece.luck[2] ?? 0) * 90_000) + 10_000)}`),
      text('束番', (_piece, index) => String((index % 4) + 1)),
      pieces('数量'),
      lotKg('重量', 0),
      text('在庫状態', () => '良品'),
    ],
    opens: ['unit of weight'],
  },
  {
    name: 'ja plates: 板厚, 材料規格, 長さ',
    language: 'ja',
    source:
      'inventory page of a fabricator: 材質 鋼種 板厚 材料規格 長さ 保管場所 仕上げ 重量(kg) 単価 材料費 (in public code: 鋼種</th>)',
    wish: {
      shapes: ['plate', 'flat'],
      stock: 'bars',
      step: 100,
      grades: ['SS400', 'S45C', 'S50C', 'SUS304'],
    },
    columns: [
      shape('材質', { plate: '鋼板', flat: '平鋼' }),
      grade('鋼種'),
      dimension('板厚', ['t']),
      dimension('巾', ['w'], comma),
      length('長さ', comma),
      pieces('枚数', '枚'),
      place('保管場所'),
      condition('仕上げ'),
      lotKg('重量(kg)', 1, COMMA),
      price('単価', { per: 'kg', decimals: 0, style: 'comma' }),
    ],
  },
  {
    name: 'ja ■ section rows, 定尺 and 乱尺',
    language: 'ja',
    source:
      'custom of the trade: 月次在庫一覧 with ■S45C lines; 定尺 in metres, 乱尺 without a length, 単重 and 総重量',
    wish: { shapes: ['round'], stock: 'bars', sort: 'grade', random: 0.35, step: 500 },
    title: () => [['黒皮丸鋼 在庫一覧']],
    titleTells: ['shape'],
    section: { write: (piece) => `■${piece.grade}`, tells: ['grade'], subtotal: '小計' },
    columns: [
      dimension('径', ['d'], (mm) => `${String(mm)}φ`),
      length('定尺', metres(-1, 'm'), () => '乱尺'),
      pieces('本数'),
      pieceKg('単重', 1),
      lotKg('総重量', 0, COMMA),
      mill('メーカー'),
    ],
    total: '総合計',
    opens: ['unit of weight'],
  },
  {
    name: 'ja 残材 with PL, FB and □',
    language: 'ja',
    source:
      '残材リスト of a cutting shop: PL 6×914×1829, FB, □ before the size (in public code: 丸棒 S45C); 円/kg',
    wish: { shapes: ['plate', 'block', 'flat', 'square', 'ring'], stock: 'forged', single: true, step: 5 },
    title: () => [['残材リスト（早い者勝ち）']],
    columns: [
      text('管理番号', (_piece, index) => `Z-${String(index + 31)}`),
      grade('材質'),
      size('規格・寸法', {
        times: '×',
        before: { plate: 'PL ', block: 'BL ', flat: 'FB ', square: '□', ring: 'φ' },
        length: true,
        lengthMark: '',
        tells: ['plate', 'flat', 'square'],
      }),
      pieces('個数', '個'),
      lotKg('重量', 1, { after: 'kg' }),
      price('単価', { per: 'kg', decimals: 0, after: '円/kg', currency: 'JPY' }),
      certificate('ミルシート'),
    ],
  },
  {
    name: 'ja forgings: outside, inside and height under 寸法',
    language: 'ja',
    source: 'custom of the trade: 鍛鋼品在庫 of a forge: 寸法(mm) over 外径, 内径, 高さ; 単重(kg), 総重量(t)',
    wish: { shapes: ['round', 'ring', 'disc', 'hollow'], stock: 'forged' },
    columns: [
      shape('品名', FORGED),
      grade('材質'),
      ...under('寸法(mm)', [
        dimension('外径', ['od', 'd']),
        dimension('内径', ['id']),
        dimension('高さ/長さ', ['h', 'l']),
      ]),
      pieces('数量'),
      pieceKg('単重(kg)', 0, COMMA),
      lotTonnes('総重量(t)', 3),
      condition('熱処理'),
      certificate('ミルシート'),
      heat('溶解No.'),
    ],
  },
]
