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
  serial,
  shape,
  text,
} from './columns.ts'
import { fixed, short } from './numbers.ts'
import { dimension, length, metres, range, size } from './sizes.ts'
import type { Manner } from './types.ts'

const RUSSIAN: Words = {
  round: 'Круг',
  square: 'Квадрат',
  hexagon: 'Шестигранник',
  flat: 'Полоса',
  plate: 'Лист',
  block: 'Поковка прямоуг.',
  ring: 'Кольцо',
  disc: 'Диск',
  tube: 'Труба бесшовная',
  hollow: 'Втулка',
}
const FORGING: Words = {
  round: 'Поковка круглая',
  square: 'Поковка квадратная',
  ring: 'Поковка-кольцо',
  disc: 'Поковка-диск',
  block: 'Поковка прямоугольная',
}
const COMMA = { style: 'bare comma' } as const

/** Manners of Russia. */
export const RUSSIAN_MANNERS: readonly Manner[] = [
  {
    name: 'ru прайс-лист with three prices by quantity',
    language: 'ru',
    source:
      'price file of a metal base: филиал, Круг Ст40Х, 95мм, ГОСТ, остаток тн, вес шт 335.509, prices 1-5, 5-15 and over 15 t (in public code: priceOver15)',
    wish: { shapes: ['round'], stock: 'bars', step: 10, random: 0.3 },
    columns: [
      place('Филиал'),
      goods('Наименование', (piece) => `Круг Ст${piece.grade}`),
      dimension('Размер', ['d'], (mm) => `${short(mm)}мм`),
      length('Длина', metres(-1, 'м', true), () => 'н/д'),
      text('ГОСТ/ТУ', () => 'ГОСТ2590,4543'),
      pieceKg('Вес шт, кг', 1, COMMA),
      lotTonnes('Остаток, тн', 3, COMMA),
      ...[0, 100, 200].map((less) =>
        text(less === 0 ? 'Цена 1-5т' : less === 100 ? 'Цена 5-15т' : 'Цена св.15т', (piece) =>
          String(piece.pricePerTonne - less),
        ),
      ),
    ],
    opens: ['price: three steps by quantity'],
  },
  {
    name: 'ru складская справка: номенклатура and кг',
    language: 'ru',
    source:
      'custom of the trade: ведомость остатков of an accounting program: Круг 180 ст.40Х, Кол-во, Вес, № плавки, Склад',
    wish: { shapes: ['round', 'square', 'hexagon'], stock: 'bars' },
    title: () => [['Складская справка на 20.11.2026 г.'], ['ООО «МеталлСклад»']],
    columns: [
      serial('№ п/п'),
      {
        head: 'Номенклатура',
        write: (piece) =>
          `${RUSSIAN[piece.shape] ?? ''} ${short(piece.dims.d ?? piece.dims.w ?? 0)} ст.${piece.grade}`,
        tells: (piece) => ['shape', 'grade', piece.shape === 'round' ? 'd' : 'w'],
      },
      length('Длина, мм', String),
      pieces('Кол-во, шт'),
      lotKg('Вес, кг', 1, { style: 'space' }),
      heat('№ плавки'),
      place('Склад'),
    ],
    total: 'Итого',
  },
  {
    name: 'ru products as section rows, н/д lengths',
    language: 'ru',
    source:
      'price list by product: Сортовой прокат → КРУГ Г/К (in public code: круг горячекатаный), н/д for random lengths, price with VAT',
    wish: { shapes: ['round', 'square', 'flat'], stock: 'bars', sort: 'shape', random: 0.5, step: 50 },
    section: { write: (piece) => `${(RUSSIAN[piece.shape] ?? '').toUpperCase()} Г/К`, tells: ['shape'] },
    columns: [
      size('Размер, мм', { times: 'х' }),
      grade('Марка'),
      length('Длина, м', metres(2, '', true), () => 'н/д'),
      lotTonnes('Наличие, т', 3, COMMA),
      price('Цена с НДС, руб/т', { per: 't', decimals: 0, style: 'space', currency: 'RUB' }),
      remarks('Примечание', ['дефицит', 'под заказ', 'ржавчина']),
    ],
    opens: ['pieces'],
  },
  {
    name: 'ru поковки with Ø and the Cyrillic х',
    language: 'ru',
    source:
      'custom of the trade: остатки поковок of a works: Ø320х1250, Масса, Плавка, УЗК; Поковки Ø 40–1500 as on dealers’ pages',
    wish: { shapes: ['round', 'disc', 'ring', 'block', 'square'], stock: 'forged' },
    title: () => [['Поковки в наличии', '', '', 'ГОСТ 8479-70']],
    columns: [
      shape('Наименование', FORGING),
      size('Размеры, мм', {
        times: 'х',
        before: { round: 'Ø', disc: 'Ø', ring: 'Ø' },
        slash: '/',
        inside: 'Ø',
        length: true,
        squareTwice: true,
        tells: ['square'],
      }),
      grade('Марка стали'),
      pieces('Кол-во', ' шт.'),
      lotKg('Масса общ., кг', 0, { style: 'space' }),
      heat('Плавка'),
      condition('Состояние'),
      text('УЗК', (piece) => ((piece.luck[0] ?? 0) < 0.6 ? 'гр. 2п' : '—')),
    ],
    total: 'ИТОГО:',
  },
  {
    name: 'ru page of prices: продукция, размер, длина, цена',
    language: 'ru',
    source:
      'github.com/mohylevskyi/metall-mix krug.php: Продукция, Размер, Длина, Цена “243 300”; weight added as by other bases',
    wish: { shapes: ['round'], stock: 'bars', step: 500, random: 0.4 },
    columns: [
      goods('Продукция', (piece) => `Круг г/к ${piece.grade} ${short(piece.dims.d ?? 0)}`),
      dimension('Размер', ['d']),
      length('Длина', metres(-1, '', true), () => ''),
      lotTonnes('Остаток', 2, COMMA),
      price('Цена', { per: 't', decimals: 0, style: 'space' }),
    ],
    opens: ['unit of weight', 'pieces'],
  },
  {
    name: 'ru billets by melt',
    language: 'ru',
    source:
      'mill log written as CSV: № плавки;Профиль;Диаметр профиля;Марка стали;Сечение заготовки;№ заготовки;Вес заготовки (in public code: Марка стали;)',
    wish: { shapes: ['round'], stock: 'forged', single: true, step: 50 },
    columns: [
      heat('№ плавки'),
      shape('Профиль', { round: 'круг' }),
      dimension('Диаметр профиля', ['d']),
      grade('Марка стали'),
      length('Длина', String),
      text('№ заготовки', (_piece, index) => String(index + 1)),
      lotKg('Вес заготовки', 0),
      mill('Поставщик'),
    ],
    opens: ['unit of weight', 'pieces: one in each row is understood'],
  },
  {
    name: 'ru нержавейка: трубы и прутки, марка once',
    language: 'ru',
    source: 'custom of the trade: остатки нержавейки: 12Х18Н10Т once, 219х20, длина 3-6, сертификат',
    wish: {
      shapes: ['tube', 'round', 'hexagon'],
      stock: 'bars',
      sort: 'grade',
      grades: ['12Х18Н10Т', '20Х13', '08Х18Н10'],
      random: 0.3,
      step: 100,
    },
    columns: [
      once(grade('Марка')),
      shape('Вид', { tube: 'труба б/ш', round: 'круг', hexagon: 'ш/гр' }),
      size('Размер', { times: 'х' }),
      length('Длина (м)', (mm) => fixed(mm / 1000, 1, 'bare comma'), range('-')),
      pieces('шт'),
      lotKg('кг', 1, COMMA),
      certificate('Документ'),
      place('Город'),
    ],
  },
]
