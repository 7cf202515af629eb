/** Articles of the invented market. What they say of steel and testing is general knowledge; companies and figures are left out. */

/** Categories by their ids, as the migration adds them. */
export const articleCategories = { announcements: 1, market: 2, materials: 3, processes: 4 } as const

type Written = { title: string; text: string }
export type DemoArticle = {
  category: keyof typeof articleCategories
  zh?: Written
  en?: Written
  cover?: 'round_bars' | 'remnants' | 'group_buys'
  /** Days before now at which readers see it first; negative for a time to come. */
  age: number
  isDraft?: true
}

export const demoArticles: readonly DemoArticle[] = [
  {
    category: 'announcements',
    age: 30,
    zh: {
      title: '本演示市场里哪些内容是虚构的（演示）',
      text: `这里的公司、人员、库存、询价和价格都是为演示编写的，与真实企业无关。
        ## 可以放心试用的功能
        - 发布、审核、询价、报价和成交记录
        - 重量计算、规格解析和牌号查询：密度和公式是真实的，可以自己验算
        - 会员、认证和员工管理
        ## 请不要据此决策
        价格走势、交货期和检测结果都是虚构的。演示账号的密码公开，任何人都可以登录，请不要填写真实的联系方式。`,
    },
    en: {
      title: 'What is invented in this demo market (demo)',
      text: `Companies, people, stock, enquiries and prices here were made up for the demo and have nothing to do with real firms.
        ## What you can try
        - Publishing, review, enquiries, quotes and the record of deals
        - Weight calculator, spec parser and grade finder: densities and formulas are real, so check them against your own
        - Membership, certification and staff
        ## What not to rely on
        Price curves, lead times and test results are invented. Everybody knows the passwords of the demo accounts, so do not enter real contact details.`,
    },
  },
  {
    category: 'materials',
    age: 21,
    cover: 'round_bars',
    zh: {
      title: '42CrMo、42CrMo4 与 4140：相近，但不等于可以互换（演示）',
      text: `三个牌号的合金思路相同：约 0.4% 碳，约 1% 铬，加少量钼。调质后都能得到高强度和较好的韧性，因此常被列为“对应牌号”。
        ## 差别在哪里
        - **化学成分范围不同。** 42CrMo 按 GB/T 3077，42CrMo4 按 EN ISO 683-2，4140 常见于 ASTM A29 和 AISI 牌号体系。碳、铬、锰的上下限并不完全一致。
        - **力学性能的规定方式不同。** EN 标准按截面尺寸分档，尺寸越大要求越低；只写牌号、不写截面和状态，等于没有约定性能。
        - **交货状态另行约定。** 牌号本身不说明是退火、正火还是调质。
        ## 询价时写清四件事
        1. 牌号和标准号（含年份）
        2. 热处理状态和截面尺寸
        3. 需要的力学性能、取样位置和取样方向
        4. 是否接受对应牌号，由谁书面确认
        不确定对应关系时，可以先用[牌号查询](/home/tools/grade)看收录的标准和可比牌号，再以标准原文为准。`,
    },
    en: {
      title: '42CrMo, 42CrMo4 and 4140: close, but not interchangeable by default (demo)',
      text: `The three share one idea: about 0.4 % carbon, about 1 % chromium and a little molybdenum. Quenched and tempered, each gives high strength with fair toughness, which is why tables list them as equivalents.
        ## Where they differ
        - **Composition limits.** 42CrMo is ordered to GB/T 3077, 42CrMo4 to EN ISO 683-2, 4140 usually to ASTM A29. Limits for carbon, chromium and manganese do not match exactly.
        - **How properties are specified.** The EN standard steps its values by section size: the thicker the piece, the lower the minimum. A grade without section and condition promises no strength at all.
        - **Delivery condition.** A grade does not say whether the piece is annealed, normalised or quenched and tempered.
        ## Four things to put in an enquiry
        1. Grade and standard with its year
        2. Heat treatment and ruling section
        3. Properties needed, with place and direction of the test pieces
        4. Whether an equivalent grade is accepted, and who confirms that in writing
        If you are unsure, the [grade finder](/home/tools/grade) lists standards and comparable grades; the standard itself decides.`,
    },
  },
  {
    category: 'processes',
    age: 14,
    zh: {
      title: '锻造比说明什么，不说明什么（演示）',
      text: `锻造比通常指变形前后截面积之比（拔长）或高度之比（镦粗）。它反映铸态组织被打碎、疏松被锻合的程度。
        ## 数字背后要问的
        - 从钢锭还是连铸坯算起？起点不同，同一个数字含义不同。
        - 拔长与镦粗是分别计算还是相乘？各标准和企业的算法不一样。
        - 变形是否到达心部？锻比大但压下量小，心部仍可能没有锻透。
        ## 比数字更直接的证据
        超声检测、低倍组织和心部取样的力学性能，比单独一个锻造比更能说明质量。询价时可以同时约定：锻造比的计算方法、超声等级、取样位置。`,
    },
    en: {
      title: 'What a forging ratio tells you, and what it does not (demo)',
      text: `A forging ratio usually compares cross-sections before and after drawing out, or heights for upsetting. It describes how far the cast structure was broken up and its porosity closed.
        ## Questions behind the number
        - Does it start from the ingot or from a continuously cast bloom? The same figure means something else.
        - Are drawing and upsetting counted separately or multiplied? Standards and works differ.
        - Did the deformation reach the core? A high ratio made in many light passes may leave the core unworked.
        ## Evidence that is more direct
        Ultrasonic testing, macrostructure and test pieces from the core say more than a ratio alone. Agree on all of them together: how the ratio is counted, the ultrasonic class, and where the test pieces are taken.`,
    },
  },
  {
    category: 'processes',
    age: 9,
    zh: {
      title: '订货前先约定超声等级（演示）',
      text: `“超声合格”四个字没有信息量：不写标准和等级，双方各有各的理解。
        ## 至少写明
        1. 检测标准，例如 GB/T 6402 或 EN 10228-3，以及质量等级
        2. 检测时机：粗车后还是热处理后
        3. 探测面和表面粗糙度要求
        4. 不合格时由谁复检、费用由谁承担
        第三方检测可以通过[质检委托](/home/inspect_business)下单；检验合格的现货可以显示质检标识。`,
    },
    en: {
      title: 'Agree on the ultrasonic class before you order (demo)',
      text: `“UT passed” says little: without a standard and a class, each side means something else by it.
        ## Put at least this in the order
        1. The standard, for example EN 10228-3 or GB/T 6402, and the quality class
        2. When it is tested: after rough turning or after heat treatment
        3. The scanned surfaces and their finish
        4. Who tests again after a rejection, and who pays for it
        An independent test can be ordered under [third-party inspection](/home/inspect_business); stock that passed can show the “Inspected” badge.`,
    },
  },
  {
    category: 'market',
    age: 6,
    cover: 'remnants',
    zh: {
      title: '余料报尺寸：先量最小处（演示）',
      text: `余料形状不规则，买方最关心的是“能不能切出我要的件”。
        ## 怎样量
        - 圆料量最小直径和有效长度，扣除端部裂纹和斜口
        - 方料量三个方向的最小值
        - 有孔的写内外径，孔偏心的写最小壁厚
        ## 怎样写
        标明交货状态、炉号和是否有质保书；照片拍端面钢印。尺寸写全，[零切求购](/home/purchase_piece)的买方才能看出能否切出所需的件。`,
    },
  },
  {
    category: 'materials',
    age: 3,
    en: {
      title: 'Reading an EN 10204 certificate: 2.2, 3.1 or 3.2 (demo)',
      text: `The type of certificate tells you who vouches for the results, and whether they were measured on your goods.
        ## The three you meet most
        - **2.2**: the maker states results of non-specific inspection. They come from comparable products, not necessarily from your delivery.
        - **3.1**: results of tests on the goods delivered, signed by the maker’s inspection representative, who is independent of production.
        - **3.2**: as 3.1, and also signed by the purchaser’s representative or an inspector named by regulations.
        ## Check before you pay
        1. Heat number on the certificate and on the piece
        2. Standard, grade and delivery condition against the order
        3. Every required value present, with test temperature for impact tests`,
    },
  },
  {
    category: 'announcements',
    age: -2,
    zh: {
      title: '到点自动发布的公告（演示）',
      text: '这篇公告已排定发布时间；在那之前只有后台能看到。',
    },
    en: {
      title: 'A notice that appears by itself (demo)',
      text: 'This notice is scheduled; until its time only the back office sees it.',
    },
  },
  {
    category: 'market',
    age: 1,
    isDraft: true,
    zh: { title: '团购前要算的三笔账（草稿，演示）', text: '运费、切割损耗和到货分拣。' },
  },
]
