import type { SearchSection, TagModule } from '#contract/enums.ts'
import { defaultQuotas } from '#contract/quotas.ts'
import type { SiteValue } from '#contract/site_settings.ts'

const tags: Record<TagModule, readonly (readonly [zh: string, en: string])[]> = {
  pre_business: [
    ['锻造厂', 'Forging shop'],
    ['钢厂', 'Steel mill'],
    ['贸易商', 'Trader'],
    ['机械加工', 'Machining'],
    ['装备制造', 'Equipment maker'],
    ['风电', 'Wind power'],
    ['石化', 'Petrochemical'],
    ['模具', 'Mould and die'],
    ['船舶', 'Shipbuilding'],
    ['轴承', 'Bearings'],
    ['检测机构', 'Inspection body'],
    ['其他', 'Other'],
  ],
  business_1: [
    ['圆钢', 'Round bar'],
    ['方钢', 'Square bar'],
    ['模块扁钢', 'Blocks and flats'],
    ['自由锻件', 'Open-die forgings'],
    ['模锻件', 'Closed-die forgings'],
    ['环锻件', 'Rolled rings'],
    ['轴类锻件', 'Forged shafts'],
    ['余料', 'Remnants'],
  ],
  forum: [
    ['行业资讯', 'Industry news'],
    ['锻造工艺', 'Forging process'],
    ['热处理', 'Heat treatment'],
    ['材料与标准', 'Materials and standards'],
    ['检测探伤', 'Testing and NDT'],
    ['设备与模具', 'Equipment and dies'],
    ['行情讨论', 'Market talk'],
    ['求助问答', 'Questions'],
  ],
  good_business: [
    ['优质锻造厂', 'Forging shops'],
    ['特钢生产', 'Special-steel mills'],
    ['环件专家', 'Ring specialists'],
    ['大型锻件', 'Heavy forgings'],
    ['不锈钢', 'Stainless steel'],
    ['模具钢', 'Tool steel'],
    ['热处理服务', 'Heat-treatment services'],
    ['切割加工', 'Cutting services'],
    ['检测服务', 'Testing services'],
    ['物流仓储', 'Logistics and storage'],
  ],
}

export const tagRows = Object.entries(tags).flatMap(([module, names]) =>
  names.map(([name_zh, name_en], sort) => ({ module, name_zh, name_en, sort })),
)

/** Invented values; an operator replaces them in the back office. */
const site: SiteValue = {
  service_phone: '400-000-0000',
  service_email: 'service@example.com',
  service_hours: { zh: '周一至周日 24 小时', en: '24 hours, Monday to Sunday' },
  service_qr: '',
  // None by default: no link is shown until operators set one.
  mobile_url: '',
  copyright: { zh: '© 锻材市场', en: '© Forging Market' },
  licence: { zh: '增值电信业务经营许可证：示例', en: 'Value-added telecom licence: example' },
  icp: { zh: '示例ICP备00000000号', en: 'ICP filing: example 00000000' },
  // What somebody new asks first.
  help_links: ['publish', 'request', 'certification', 'membership'],
}

/** Suggested words for each section of the header's search, in each language. */
const suggestions: Record<SearchSection, { zh: string[]; en: string[] }> = {
  quotation: {
    zh: [
      '42CrMo 圆钢',
      '40Cr 圆钢',
      '45# 圆钢',
      '20CrMnTi 圆钢',
      'GCr15 圆钢',
      'H13 模块',
      'Cr12MoV 圆钢',
      '304 圆钢',
    ],
    en: ['42CrMo round', '40Cr round', '45 round', '20CrMnTi round', 'GCr15 round', 'H13 block', '304 round'],
  },
  purchase_forging: {
    zh: ['42CrMo 轴锻件', '16Mn 法兰锻件', '环锻件', '齿轮坯', '20MnMo 管板锻件', '曲轴锻件'],
    en: ['42CrMo shaft', '16Mn flange', 'rolled ring', 'gear blank', '20MnMo tube sheet', 'crankshaft'],
  },
  purchase_material: {
    zh: ['42CrMo 连铸圆坯', '45# 钢锭', '38CrMoAl 圆钢', '34CrNiMo6 圆钢', 'S355 圆坯'],
    en: ['42CrMo bloom', '45 ingot', '38CrMoAl round', '34CrNiMo6 round', 'S355 bloom'],
  },
  raise: {
    zh: ['42CrMo 圆钢', '45# 圆钢', '20CrMnTi 圆钢', '40CrNiMoA 圆钢'],
    en: ['42CrMo round', '45 round', '20CrMnTi round', '40CrNiMoA round'],
  },
  purchase_piece: {
    zh: ['42CrMo 切块', '45# 圆片', '40Cr 短料', 'H13 切块'],
    en: ['42CrMo cut block', '45 disc', '40Cr short piece', 'H13 cut block'],
  },
  forum: {
    zh: ['锻造比', '超声波探伤', '调质硬度', '白点', '锻造温度', '锯切余量'],
    en: [
      'forging ratio',
      'ultrasonic testing',
      'Q+T hardness',
      'flakes',
      'forging temperature',
      'saw allowance',
    ],
  },
}

export const websiteConfigRows = [
  { section: 'suggestions', value: suggestions, is_public: false },
  { section: 'site', value: site, is_public: true },
  { section: 'quotas', value: defaultQuotas, is_public: true },
]
