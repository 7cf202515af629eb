/** Threads of the invented market. What they say of steel is general knowledge; who says it is made up. */

type DemoReply = {
  /** Place in companies.data.ts. */
  by: number
  /** Hours before now. */
  age: number
  text: string
  /** Place of the reply that it answers. */
  quotes?: number
  /** Places of the companies whose main accounts like it. */
  liked?: readonly number[]
}

export type DemoThread = {
  /** Id of a section, as the migration adds them. */
  section: 1 | 2 | 3 | 4 | 5
  lang: 'zh' | 'en'
  /** Chinese names of tags. */
  tags: readonly string[]
  by: number
  age: number
  title: string
  text: string
  liked?: readonly number[]
  isPinned?: true
  /** It waits for an operator. */
  isWaiting?: true
  replies: readonly DemoReply[]
  /** Place of the accepted answer. */
  answer?: number
}

export const demoThreads: readonly DemoThread[] = [
  {
    section: 5,
    lang: 'zh',
    tags: ['求助问答'],
    by: 0,
    age: 700,
    title: '发帖前请看：怎样提问更容易得到答复（演示）',
    text: `这里的公司和人员都是虚构的，讨论内容仅供演示。
      提问时请尽量写明：
      - 牌号和执行标准
      - 形状与尺寸，毛坯还是成品
      - 供货状态、硬度或力学性能要求
      - 探伤标准与等级
      - 数量和大致交期`,
    liked: [1, 2, 5],
    isPinned: true,
    replies: [
      { by: 3, age: 640, text: '建议再加一条：是否需要第三方见证。很多误会都出在这里。', liked: [0, 6] },
    ],
  },
  {
    section: 1,
    lang: 'zh',
    tags: ['材料与标准', '求助问答'],
    by: 2,
    age: 310,
    title: '42CrMo 可以代替 35CrMo 做主轴吗（演示）',
    text: '图纸要求 35CrMo 调质，直径 260 mm。供应商手里只有 42CrMo，问能不能代用，力学性能按原图纸验收。',
    replies: [
      {
        by: 0,
        age: 305,
        text: '强度没有问题，淬透性也更好。注意回火温度要相应提高，否则硬度容易超上限；焊接和表面淬火的工艺要重新确认。',
        liked: [2, 5, 8],
      },
      {
        by: 5,
        age: 300,
        text: '代用须经设计方书面同意，质保书按实际牌号出，不要写成 35CrMo。',
        liked: [0, 2],
      },
      { by: 2, age: 296, quotes: 0, text: '明白了，回火温度我们让热处理厂先做试样。谢谢！' },
    ],
    answer: 0,
  },
  {
    section: 1,
    lang: 'en',
    tags: ['材料与标准'],
    by: 10,
    age: 260,
    title: '1.6582 and 40CrNiMoA: what do you check before you accept one for the other? (demo)',
    text: `A Chinese shop offers 40CrNiMoA where our drawing says 1.6582 (34CrNiMo6). The carbon ranges overlap only in part.
      What do you look at besides chemistry?`,
    replies: [
      {
        by: 5,
        age: 255,
        text: 'Hardenability first: ask for the Jominy values of the heat. Then the impact energy at your test temperature, taken from the depth that your standard names.',
        liked: [10, 0],
      },
      {
        by: 6,
        age: 250,
        text: 'And the section. Above 250 mm the two behave differently enough that I would ask for a test ring.',
      },
      { by: 10, age: 248, quotes: 1, text: 'Ours is 310 mm, so that settles it. We will ask for the ring.' },
    ],
    answer: 0,
  },
  {
    section: 2,
    lang: 'zh',
    tags: ['锻造工艺'],
    by: 1,
    age: 220,
    title: '环件碾扩后椭圆超差，大家怎么控制（演示）',
    text: '外径 2100 mm、截面 120×180 的 42CrMo 环，碾扩后椭圆 6～8 mm，热处理后更大。余量只有单边 8 mm。',
    liked: [11],
    replies: [
      {
        by: 11,
        age: 216,
        text: '最后一圈的进给要放慢，抱辊压力两侧要一致。终锻温度低于 850 ℃ 还在碾，回弹会很明显。',
        liked: [1],
      },
      { by: 0, age: 214, text: '热处理装炉要平放、垫平，大环建议用工装撑圆。' },
      {
        by: 1,
        age: 190,
        text: '查下来是抱辊一侧油缸泄漏，修好以后椭圆在 3 mm 以内。谢谢各位。',
        liked: [0, 11],
      },
    ],
  },
  {
    section: 2,
    lang: 'en',
    tags: ['热处理', '求助问答'],
    by: 6,
    age: 170,
    title: 'Grain size after normalising a 4 t block of 20MnMoNb (demo)',
    text: 'Two out of five blocks came back with grain size 4 at mid-radius although the furnace chart looks right. Would you normalise again or go straight to quenching?',
    replies: [
      {
        by: 0,
        age: 166,
        text: 'Normalise once more, 30 °C above the first time, and check that the blocks do not touch each other in the furnace.',
        liked: [6],
      },
      {
        by: 9,
        age: 160,
        text: 'Ask where the thermocouples were. A chart of the furnace says little about the middle of four tonnes.',
      },
    ],
  },
  {
    section: 3,
    lang: 'zh',
    tags: ['检测探伤'],
    by: 7,
    age: 150,
    title: '超声探伤 2 级和 3 级，采购合同里怎么写才不扯皮（演示）',
    text: '同一批锻圆，我方按 2 级验收不合格，供方说按 3 级发的货，合同只写了“探伤合格”。',
    replies: [
      {
        by: 5,
        age: 149,
        text: `合同里至少写清四件事：
          1. 标准号和年份
          2. 质量等级
          3. 探伤时机：粗加工后还是调质后
          4. 探头频率和扫查面`,
        liked: [7, 0, 2, 6],
      },
      { by: 0, age: 147, text: '还要写明复验由谁做、费用谁出。' },
    ],
    answer: 0,
  },
  {
    section: 3,
    lang: 'en',
    tags: ['检测探伤', '材料与标准'],
    by: 5,
    age: 120,
    title: '3.1 or 3.2 for pressure parts: who signs in your company? (demo)',
    text: 'Customers ask for 3.2 more and more often, even where the code does not. Does the buyer book the inspector, or the mill?',
    replies: [
      {
        by: 6,
        age: 118,
        text: 'The buyer books and pays, the mill gives notice ten working days ahead. Put the hold points into the order, not into an e-mail afterwards.',
        liked: [5],
      },
    ],
  },
  {
    section: 4,
    lang: 'zh',
    tags: ['行情讨论'],
    by: 9,
    age: 96,
    title: '方扁钢节前备货，你们现在按什么价格条款签（演示）',
    text: '原料波动大，有的供应商只肯锁价三天。大家是锁价，还是按出厂日的公开价加工费结算？',
    replies: [
      {
        by: 12,
        age: 90,
        text: '小批量锁价，五十吨以上按出厂日结算，写明参考价的来源和取数日期。',
        liked: [9],
      },
      { by: 4, age: 84, text: '不锈钢这边合金附加费单列，不和加工费混在一起。' },
      { by: 9, age: 80, quotes: 0, text: '五十吨这个界限怎么定的？' },
      { by: 12, age: 76, quotes: 2, text: '大约是一炉料的量，低于一炉，供应商也没有和钢厂谈价的余地。' },
    ],
  },
  {
    section: 4,
    lang: 'en',
    tags: ['行情讨论'],
    by: 12,
    age: 60,
    title: 'Who pays for saw cuts when the bar comes long? (demo)',
    text: 'We ordered 3 × 1200 mm with a tolerance of +10 mm and got 3 × 1260 mm, invoiced by weight. The mill says that they cut on the safe side.',
    liked: [3],
    replies: [
      {
        by: 3,
        age: 58,
        text: 'Agree on theoretical weight for the ordered length plus tolerance. Anything above is a present.',
        liked: [12, 9],
      },
    ],
  },
  {
    section: 2,
    lang: 'zh',
    tags: ['设备与模具'],
    by: 8,
    age: 40,
    title: '齿坯模锻：H13 模具早期龟裂，预热到多少度合适（演示）',
    text: '20CrMnTi 齿坯，单件 6 kg，模具打到 1800 件就出现龟裂。目前预热 150 ℃ 左右。',
    replies: [],
  },
  {
    section: 1,
    lang: 'en',
    tags: ['材料与标准'],
    by: 4,
    age: 18,
    title: 'Delta ferrite limit for F316L rings: is 3 % realistic? (demo)',
    text: 'A client wants less than 3 % delta ferrite in forged F316L rings, measured on the surface. Does anybody deliver that regularly?',
    replies: [],
  },
  {
    section: 5,
    lang: 'zh',
    tags: ['求助问答'],
    by: 11,
    age: 3,
    title: '批量导入时，同一牌号的不同写法会自动识别吗（演示）',
    text: '我们的台账里有 42CrMo、42CrMo4、4140 三种写法，导入前需要先统一吗？',
    isWaiting: true,
    replies: [],
  },
]
