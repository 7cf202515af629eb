/** Words of what the server itself says of public pages; docs/words.md decides them, as for the page. */
import type { Character, ForgeType, PostingKind } from '#contract/enums.ts'
import type { PostingState } from '#contract/postings/states.ts'
import type { Option } from '#contract/postings/option_sets.ts'
import { both, type Both } from './both.ts'

export const siteName = both('锻材市场', 'Forging Market')

export const kindTexts: Readonly<Record<PostingKind, Both>> = {
  quotation: both(
    '锻造用钢的现货与余料：圆钢、环件、轴、模块，按牌号、规格、重量和价格查找，附质保书信息。',
    'Forging steel in stock: round bars, rings, shafts and blocks, prime and remnant, by grade, dimensions, weight and price, with mill certificates.',
  ),
  raise: both(
    '与其他企业一起向钢厂订货：目标吨位、各档价格和截止日期。',
    'Order from the mill together with other companies: target tonnage, price steps and closing date.',
  ),
  purchase_material: both(
    '企业正在求购的锻造用钢：牌号、规格、数量和收货地。',
    'Forging steel that companies want to buy: grade, dimensions, quantity and place of delivery.',
  ),
  purchase_piece: both(
    '企业求购的零切料：牌号、尺寸、件数和收货地。',
    'Pieces cut to size that companies want to buy: grade, dimensions, quantity and place of delivery.',
  ),
  purchase_forging: both(
    '企业正在寻找厂家的锻件：自由锻、模锻、快锻、环锻。',
    'Forgings that companies are looking for a maker of: open-die, closed-die, fast-press and ring rolling.',
  ),
}

export const characterNames: Readonly<Record<Character, Both>> = {
  1: both('正品', 'Prime'),
  2: both('余料', 'Remnant'),
}
export const forgeTypeNames: Readonly<Record<ForgeType, Both>> = {
  1: both('自由锻', 'Open-die'),
  2: both('模锻', 'Closed-die'),
  3: both('快锻', 'Fast-press open-die'),
  4: both('环锻', 'Ring rolling'),
}
export const basisNames: Readonly<Record<Option<'price_basis'>, Both>> = {
  per_t: both('每吨', 'per tonne'),
  per_kg: both('每公斤', 'per kg'),
  per_piece: both('每件', 'per piece'),
}
/** States whose pages everybody may open. */
export const stateNames: Readonly<Partial<Record<PostingState, Both>>> = {
  online: both('在线', 'Online'),
  offline: both('已下架', 'Offline'),
  expired: both('已过期', 'Expired'),
  dealt: both('已成交', 'Closed with a deal'),
}

export const texts = {
  home: both('首页', 'Home'),
  description: both(
    '锻材市场：锻造用钢的现货、余料与求购，按牌号、规格、重量找料。',
    'Forging Market: stock and remnants of forging steel, found by grade, dimensions and weight.',
  ),
  articles: both('文章', 'Articles'),
  help: both('帮助中心', 'Help centre'),
  suppliers: both('优选商家', 'Preferred suppliers'),
  suppliersText: both(
    '经运营核实的锻件与锻材商家：设备能力、主营产品、证书和在线货源。',
    'Forging companies that the market has checked: equipment, products, certificates and what they have online.',
  ),
  articlesText: both(
    '锻材市场的文章：牌号、重量、质保书、采购与行情。',
    'Articles of the market: grades, weights, mill certificates, buying and prices.',
  ),
  forum: both('论坛', 'Forum'),
  forumText: both(
    '锻造和锻材的讨论：工艺、材料、检测、采购经验。',
    'Discussions of forging and forging steel: processes, materials, testing, buying.',
  ),
  marketPrices: both('行情', 'Market prices'),
  marketText: both(
    '锻造用原料的每日价格，按地区列出，有走势、对比和涨跌。',
    'Daily prices of raw materials for forging by region, with charts, comparison and changes.',
  ),
  gradeIndex: both('牌号指数', 'Index of grades'),
  gradeIndexMethod: both(
    '每天对每个牌号，取本市场所有人可见的正品现货含税每吨人民币报价的中位数。至少有五家公司报价时才计算，因此看不出任何一家的价格。不含税、外币、余料和仅会员可见的报价不计入，也不换算。指数反映卖方报价，不是成交价。',
    'Each day, for each grade: the median asking price per tonne of prime stock on this market that everybody may read, priced in ¥ with tax. A day counts only if at least five companies offer the grade, so that no single one can be recognised. Prices without tax, in other currencies, of remnants and for members only are left out, not converted. It is what sellers ask, not what was paid.',
  ),
  siteMap: both('网站地图', 'Site map'),
  sections: both('市场栏目', 'Sections'),
  previousPage: both('上一页', 'Previous page'),
  nextPage: both('下一页', 'Next page'),
  newest: both('最新', 'Newest'),
  feeds: { stock: both('最新现货', 'New stock'), articles: both('文章', 'Articles') },
  members: both(
    '详情仅对企业用户开放，请登录并完善企业信息后查看。',
    'The details are for registered companies. Log in and fill in your company information to read them.',
  ),
  number: both('编号', 'No.'),
  state: both('状态', 'State'),
  category: both('品类', 'Category'),
  grade: both('牌号', 'Grade'),
  shape: both('形状', 'Shape'),
  dimensions: both('规格尺寸', 'Dimensions'),
  deliveryState: both('交货状态', 'Delivery condition'),
  character: both('货品性质', 'Stock type'),
  forgeType: both('锻造方式', 'Forging process'),
  quantity: both('数量', 'Quantity'),
  weight: both('重量', 'Weight'),
  price: both('价格', 'Price'),
  negotiable: both('面议', 'Negotiable'),
  withTax: both('含税', 'incl. tax'),
  withoutTax: both('不含税', 'excl. tax'),
  place: both('所在地', 'Place'),
  mill: both('钢厂', 'Mill'),
  certificate: both('质保书', 'Mill certificate'),
  lengths: both('长度', 'Lengths'),
  target: both('目标吨位', 'Target'),
  joined: both('已参团', 'Joined'),
  company: both('公司', 'Company'),
  otherName: both('其他名称', 'Other name'),
  business: both('主营业务', 'Main business'),
  certified: both('已认证', 'Certified'),
  certifiedSince: both('认证日期', 'Certified since'),
  supplier: both('优选商家', 'Preferred supplier'),
  products: both('主营产品', 'Products'),
  heatTreatment: both('热处理', 'Heat treatment'),
  works: both('厂区所在地', 'Location of the works'),
  certificates: both('资质证书', 'Certificates'),
  online: both('在线信息', 'Online postings'),
  published: both('发布时间', 'Published'),
  validUntil: both('有效期至', 'Valid until'),
  remarks: both('说明', 'Description'),
  otherLanguage: both('English', '中文'),
  onlyIn: {
    zh: both('', 'This article is only available in Chinese.'),
    en: both('本文仅有英文版。', ''),
  },
} as const
