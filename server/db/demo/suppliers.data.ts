import type { Furnace, SupplierState } from '#contract/good_business.ts'
import type { Lang } from '#contract/enums.ts'

/** A demo company’s profile as a supplier; all figures and certificates are invented. */
export type DemoSupplier = {
  /** Sign-in of the company’s main account. */
  email: string
  state: Extract<SupplierState, 'listed' | 'submitted' | 'revision_requested'>
  introduction: Record<Lang, string>
  products: Record<Lang, string[]>
  /** Chinese names of its tags. */
  tags: string[]
  press?: number
  hammer?: number
  ringOd?: number
  piece?: number
  annual?: number
  furnaces: Furnace[]
  /** Name, issuer, and days until it expires. */
  certificates: [name: string, issuer: string, days: number][]
  /** Days for which it is shown as sponsored. */
  sponsoredFor?: number
}

export const suppliers: readonly DemoSupplier[] = [
  {
    email: 'gold@demo.test',
    state: 'listed',
    introduction: {
      zh: '自由锻为主，轴类与饼类大件见长，锻后热处理与粗加工在厂内完成，出厂前逐件探伤。',
      en: 'Open-die forging with a focus on heavy shafts and discs. Heat treatment and rough turning are done in house, and every piece is UT tested before it leaves.',
    },
    products: {
      zh: ['轴类锻件', '饼类锻件', '合金圆钢'],
      en: ['Forged shafts', 'Forged discs', 'Alloy round bar'],
    },
    tags: ['优质锻造厂', '大型锻件', '热处理服务'],
    press: 80,
    hammer: 5,
    piece: 60,
    annual: 42000,
    furnaces: [
      { kind: 'bogie', count: 8 },
      { kind: 'pit', count: 2 },
    ],
    certificates: [
      ['ISO 9001:2015', '华锻认证（演示）', 610],
      ['CCS', '船级社（演示）', 240],
    ],
  },
  {
    email: 'silver@demo.test',
    state: 'listed',
    introduction: {
      zh: '数控辗环，风电法兰与齿圈批量供货，小批量打样可加急。',
      en: 'CNC ring rolling: wind flanges and gear rims in series, and express samples in small lots.',
    },
    products: { zh: ['法兰', '齿圈', '环锻件'], en: ['Flanges', 'Gear rims', 'Rolled rings'] },
    tags: ['优质锻造厂', '环件专家'],
    press: 25,
    ringOd: 6300,
    piece: 18,
    annual: 26000,
    furnaces: [
      { kind: 'bogie', count: 5 },
      { kind: 'continuous', count: 1 },
    ],
    certificates: [
      ['ISO 9001:2015', '华锻认证（演示）', 420],
      ['PED 2014/68/EU', 'Demo Notified Body', 95],
    ],
    sponsoredFor: 60,
  },
  {
    email: 'pressure@demo.test',
    state: 'listed',
    introduction: {
      zh: '承压设备锻件：筒节、管板与法兰，可按 NB/T 47008 Ⅲ、Ⅳ 级供货。',
      en: 'Forgings for pressure equipment: shells, tube sheets and flanges to NB/T 47008 class III and IV.',
    },
    products: { zh: ['筒节', '管板', '承压法兰'], en: ['Shells', 'Tube sheets', 'Pressure flanges'] },
    tags: ['大型锻件', '环件专家'],
    press: 125,
    ringOd: 5000,
    piece: 120,
    annual: 30000,
    furnaces: [
      { kind: 'bogie', count: 10 },
      { kind: 'chamber', count: 3 },
    ],
    certificates: [
      ['PED 2014/68/EU', 'Demo Notified Body', 510],
      ['ISO 9001:2015', '华锻认证（演示）', -20],
    ],
  },
  {
    email: 'mill@demo.test',
    state: 'listed',
    introduction: {
      zh: '电炉加 LF、VD 精炼，连铸与模铸并举，合金结构钢与轴承钢常备库存。',
      en: 'EAF with LF and VD refining, continuous and ingot casting; alloy structural and bearing steel in stock.',
    },
    products: {
      zh: ['合金结构钢', '轴承钢', '钢锭'],
      en: ['Alloy structural steel', 'Bearing steel', 'Ingots'],
    },
    tags: ['特钢生产'],
    piece: 35,
    annual: 600000,
    furnaces: [{ kind: 'continuous', count: 4 }],
    certificates: [['IATF 16949', '华锻认证（演示）', 300]],
  },
  {
    email: 'mould@demo.test',
    state: 'listed',
    introduction: {
      zh: '热作、冷作与塑料模具钢现货，锯切与铣面当日可发。',
      en: 'Hot-work, cold-work and plastic-mould steel from stock; sawn and milled blocks leave the same day.',
    },
    products: { zh: ['热作模具钢', '塑料模具钢'], en: ['Hot-work tool steel', 'Plastic-mould steel'] },
    tags: ['模具钢', '切割加工'],
    piece: 12.5,
    furnaces: [{ kind: 'vacuum', count: 2 }],
    certificates: [['ISO 9001:2015', '华锻认证（演示）', 200]],
  },
  {
    email: 'stainless@demo.test',
    state: 'listed',
    introduction: { zh: '奥氏体与双相不锈钢锻圆、环件，固溶后交货。', en: '' },
    products: { zh: ['不锈钢锻圆', '双相钢环件'], en: [] },
    tags: ['不锈钢'],
    ringOd: 1800,
    piece: 6,
    furnaces: [{ kind: 'chamber', count: 2 }],
    certificates: [],
  },
  {
    email: 'gear@demo.test',
    state: 'submitted',
    introduction: {
      zh: '齿轮坯锻造与等温正火，年供货一万二千吨。',
      en: 'Forged gear blanks with isothermal normalising, 12,000 t a year.',
    },
    products: { zh: ['齿轮坯'], en: ['Gear blanks'] },
    tags: ['优质锻造厂'],
    press: 16,
    hammer: 3,
    piece: 2.5,
    annual: 12000,
    furnaces: [{ kind: 'continuous', count: 2 }],
    certificates: [['IATF 16949', '华锻认证（演示）', 150]],
  },
  {
    email: 'square@demo.test',
    state: 'revision_requested',
    introduction: { zh: '方扁钢现货加工，支持零切。', en: 'Squares and flats from stock, cut to size.' },
    products: { zh: ['方钢', '扁钢'], en: ['Squares', 'Flats'] },
    tags: ['切割加工', '物流仓储'],
    furnaces: [],
    certificates: [],
  },
]
