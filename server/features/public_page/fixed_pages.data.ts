import type { Lang } from '#contract/enums.ts'

type Both = Readonly<Record<Lang, string>>
/** A page that says the same until the program changes. */
export type FixedPage = { path: string; title: Both; text: Both }

/** Pages whose text is their description. */
export const fixed: readonly FixedPage[] = [
  {
    path: '/home/inspect_business',
    title: { zh: '质检委托', en: 'Third-party inspection' },
    text: {
      zh: '委托第三方检验在售货品：超声波、化学成分、力学性能、尺寸，出具检验报告。',
      en: 'Have goods inspected by a third party before you buy: ultrasonic testing, composition, mechanical properties and dimensions, with a report.',
    },
  },
  {
    path: '/home/membership',
    title: { zh: '会员等级', en: 'Membership' },
    text: {
      zh: '浏览、搜索、对比和全部工具对所有人免费；会员等级决定企业可以发布和查看多少。',
      en: 'Reading, searching, comparing and all tools are free for everybody. A membership gives a company more room to trade.',
    },
  },
  {
    path: '/home/app',
    title: { zh: '下载 App', en: 'Get the app' },
    text: {
      zh: '下载安卓 App，或把本站安装为应用：独立窗口，离线存草稿。',
      en: 'Download the Android app, or install this site as an app: a window of its own, and drafts without a connection.',
    },
  },
  {
    path: '/home/tools',
    title: { zh: '工具', en: 'Tools' },
    text: {
      zh: '锻材工具：重量计算、规格识别、牌号查询、单位换算，免费使用。',
      en: 'Free tools for forging steel: weight calculator, spec parser, grade finder, unit converter.',
    },
  },
  {
    path: '/home/tools/weight',
    title: { zh: '重量计算', en: 'Weight calculator' },
    text: {
      zh: '按形状、尺寸、牌号密度和加工余量计算锻件的理论重量。',
      en: 'The theoretical weight of a forging by shape, dimensions, density of the grade and machining allowance.',
    },
  },
  {
    path: '/home/tools/spec',
    title: { zh: '规格识别', en: 'Spec parser' },
    text: {
      zh: '粘贴一行规格，读出牌号、形状、尺寸、交货状态和件数。',
      en: 'Paste a specification line and read grade, shape, dimensions, delivery condition and pieces from it.',
    },
  },
  {
    path: '/home/tools/grade',
    title: { zh: '牌号查询', en: 'Grade finder' },
    text: {
      zh: '各国标准的钢号对照、化学成分和力学性能：42CrMo、42CrMo4、4140、SCM440。',
      en: 'Equivalent steel grades of different standards with composition and mechanical properties: 42CrMo, 42CrMo4, 4140, SCM440.',
    },
  },
  {
    path: '/home/tools/units',
    title: { zh: '单位换算', en: 'Unit converter' },
    text: {
      zh: '长度、重量、价格和硬度的换算：英寸与毫米、磅与公斤、HB 与 HRC。',
      en: 'Lengths, weights, prices and hardness: inches and millimetres, pounds and kilograms, HB and HRC.',
    },
  },
]
