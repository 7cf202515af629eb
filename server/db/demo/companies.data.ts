import { demoMills } from '#contract/reference/mills.ts'
import type { Certification, CreditRating, Lang, Membership } from '#contract/enums.ts'

/** What a demo company deals in: names of `lines` in catalogue.data.ts. */
export type DemoCompany = {
  /** Sign-in of the main account. */
  email: string
  person: Record<Lang, string>
  name: Record<Lang, string>
  businessTag: string
  membership: Membership
  certification: Certification
  creditRating: CreditRating
  /** Days until the certification expires; without it some months. */
  certifiedFor?: number
  /** District of the yard. */
  regionId: number
  /** Other places where it keeps stock. */
  stores: readonly number[]
  lines: readonly string[]
  /** Spot postings online. */
  online: number
}

/** All invented: names, people, numbers. The suffix says so wherever a name stands alone. */
export const companies: readonly DemoCompany[] = [
  {
    email: 'gold@demo.test',
    person: { zh: '沈砚秋', en: 'Shen Yanqiu' },
    name: { zh: '澜川重锻（演示）', en: 'Lanchuan Heavy Forge (demo)' },
    businessTag: '锻造厂',
    membership: 'gold',
    certification: 'certified',
    creditRating: 4,
    regionId: 320206,
    stores: [510603, 210211],
    lines: ['alloy_round', 'carbon_round', 'shaft', 'disc', 'remnant_round'],
    online: 38,
  },
  {
    email: 'silver@demo.test',
    person: { zh: '顾临川', en: 'Gu Linchuan' },
    name: { zh: '青岫环锻（演示）', en: 'Qingxiu Ring Forge (demo)' },
    businessTag: '锻造厂',
    membership: 'silver',
    certification: 'certified',
    creditRating: 3,
    regionId: 370304,
    stores: [140106],
    lines: ['ring', 'flange', 'gear', 'disc', 'remnant_ring'],
    online: 30,
  },
  {
    email: 'buyer@demo.test',
    person: { zh: '方知远', en: 'Fang Zhiyuan' },
    name: { zh: '汉峤机械（演示）', en: 'Hanqiao Machinery (demo)' },
    businessTag: '装备制造',
    membership: 'none',
    certification: 'certified',
    creditRating: 2,
    regionId: 420106,
    stores: [],
    lines: ['remnant_round', 'remnant_ring'],
    online: 6,
  },
  {
    email: 'mould@demo.test',
    person: { zh: '林见白', en: 'Lin Jianbai' },
    name: { zh: '锦垣模具钢（演示）', en: 'Jinyuan Die Steel (demo)' },
    businessTag: '模具',
    membership: 'gold',
    certification: 'certified',
    creditRating: 4,
    regionId: 440606,
    stores: [330205, 500107],
    lines: ['hot_work', 'tool_round', 'plastic_mould', 'cold_work', 'remnant_block'],
    online: 40,
  },
  {
    email: 'stainless@demo.test',
    person: { zh: '苏禾', en: 'Su He' },
    name: { zh: '禾砺不锈（演示）', en: 'Heli Stainless (demo)' },
    businessTag: '贸易商',
    membership: 'silver',
    certification: 'certified',
    creditRating: 3,
    regionId: 330206,
    stores: [120104, 460105],
    lines: ['stainless_round', 'stainless_ring', 'duplex'],
    online: 32,
  },
  {
    email: 'mill@demo.test',
    person: { zh: '高朔', en: 'Gao Shuo' },
    name: { zh: '北珩特钢（演示）', en: 'Beiheng Special Steel (demo)' },
    businessTag: '钢厂',
    membership: 'gold',
    certification: 'certified',
    creditRating: 4,
    regionId: 210202,
    stores: [220106, 230203],
    lines: ['rolled_round', 'alloy_round', 'carburising', 'ingot', 'bearing'],
    online: 36,
  },
  {
    email: 'pressure@demo.test',
    person: { zh: '陆听涛', en: 'Lu Tingtao' },
    name: { zh: '沧珏承压锻件（演示）', en: 'Cangjue Pressure Forgings (demo)' },
    businessTag: '石化',
    membership: 'silver',
    certification: 'certified',
    creditRating: 3,
    regionId: 620103,
    stores: [610113],
    lines: ['pressure_ring', 'tube_sheet', 'shell', 'flange'],
    online: 28,
  },
  {
    email: 'pipe@demo.test',
    person: { zh: '程南屿', en: 'Cheng Nanyu' },
    name: { zh: '岱屿管业（演示）', en: 'Daiyu Pipe & Tube (demo)' },
    businessTag: '贸易商',
    membership: 'silver',
    certification: 'certified',
    creditRating: 2,
    regionId: 371302,
    stores: [350203],
    lines: ['pipe', 'sleeve', 'carbon_round'],
    online: 24,
  },
  {
    email: 'gear@demo.test',
    person: { zh: '许星野', en: 'Xu Xingye' },
    name: { zh: '朔川齿坯（演示）', en: 'Shuochuan Gear Blanks (demo)' },
    businessTag: '锻造厂',
    membership: 'none',
    certification: 'certified',
    creditRating: 2,
    regionId: 410303,
    stores: [],
    lines: ['gear', 'carburising'],
    online: 16,
  },
  {
    email: 'square@demo.test',
    person: { zh: '温岭', en: 'Wen Ling' },
    name: { zh: '砚池方扁（演示）', en: 'Yanchi Squares & Flats (demo)' },
    businessTag: '贸易商',
    membership: 'none',
    certification: 'certified',
    creditRating: 2,
    regionId: 130202,
    stores: [],
    lines: ['square', 'flat', 'hexagon'],
    online: 17,
  },
  {
    email: 'alloy@demo.test',
    person: { zh: '叶望舒', en: 'Ye Wangshu' },
    name: { zh: '望舒合金（演示）', en: 'Wangshu Alloys (demo)' },
    businessTag: '贸易商',
    membership: 'none',
    certification: 'certified',
    certifiedFor: 12,
    creditRating: 3,
    regionId: 610112,
    stores: [],
    lines: ['nickel', 'titanium'],
    online: 14,
  },
  {
    email: 'young@demo.test',
    person: { zh: '孟初', en: 'Meng Chu' },
    name: { zh: '初霁锻材（演示）', en: 'Chuji Forging Steel (demo)' },
    businessTag: '贸易商',
    membership: 'none',
    certification: 'submitted',
    creditRating: 1,
    regionId: 430102,
    stores: [],
    lines: ['carbon_round'],
    online: 0,
  },
  {
    email: 'bolt@demo.test',
    person: { zh: '贺行舟', en: 'He Xingzhou' },
    name: { zh: '行舟紧固件（演示）', en: 'Xingzhou Fasteners (demo)' },
    businessTag: '装备制造',
    membership: 'none',
    certification: 'revision_requested',
    creditRating: 2,
    regionId: 320206,
    stores: [],
    lines: ['carbon_round'],
    online: 0,
  },
]

/** What mills the demo's steel is from: invented as well. */
export const mills = demoMills.map(({ zh }) => zh)
