/** Invented conversations: who talks to whom about what, and how far the reader at the end has read. */
type Line = [by: 'poster' | 'responder', text: string, hoursAgo: number, withFile?: true]

export type ConversationPlan = {
  /** Places in companies.data.ts. */
  poster: number
  responder: number
  about: 'intention' | 'quote'
  lines: readonly Line[]
  /** So many of the last lines are unread to the side that did not write them. */
  unread: number
}

export const conversationPlans: readonly ConversationPlan[] = [
  {
    poster: 0,
    responder: 2,
    about: 'intention',
    lines: [
      ['responder', '您好，这批料的炉号和探伤报告方便先发一份吗？我们客户要求 UT 2 级。', 27],
      ['poster', '可以，UT 按 GB/T 6402 做到 2 级，材质单和探伤报告随货。', 26],
      ['responder', '锯成 1200 一段，两端留 10 mm 余量，锯费怎么算？', 25],
      ['poster', '锯费按截面每刀 45 元，余料您带走。附上现场照片。', 24, true],
      ['responder', '收到。本周五能发到苏州吗？运费我们付。', 0.6],
      ['responder', '另外请把开票信息一起写在发货单上，谢谢。', 0.5],
    ],
    unread: 2,
  },
  {
    poster: 0,
    responder: 1,
    about: 'intention',
    lines: [
      ['responder', 'Is the hardness measured at mid-radius or on the surface?', 51],
      ['poster', 'On the surface after turning: 255–275 HBW, three points per bar.', 50],
      ['responder', 'Good. We can take two bars if the end faces are cut clean.', 49],
      ['poster', 'No problem, both ends will be saw-cut. Loading is possible from Thursday.', 5],
    ],
    unread: 1,
  },
  {
    poster: 1,
    responder: 2,
    about: 'intention',
    lines: [
      ['responder', '外圆能否再车一刀？公差 ±0.5。', 8],
      ['poster', '可以，粗车每件加 60 元，交期多两天。', 7],
      ['poster', '如果确认，我们今天就排产。', 2],
    ],
    unread: 2,
  },
  {
    poster: 3,
    responder: 0,
    about: 'intention',
    lines: [
      ['responder', '模块六面铣的平行度能做到多少？', 30],
      ['poster', '0.05 mm，需要更高可以磨。', 29],
    ],
    unread: 0,
  },
  {
    poster: 0,
    responder: 1,
    about: 'quote',
    lines: [
      ['poster', '贵司报价中的交货期能否提前一周？我们 25 号前要装配。', 20],
      [
        'responder',
        'We can ship the first half a week earlier; the rest needs heat treatment until then.',
        19,
      ],
      ['poster', '可以，分两批。第一批请带 3.1 证书。', 18],
      ['responder', 'Confirmed. Certificate EN 10204 3.1 comes with each batch.', 1.5],
    ],
    unread: 1,
  },
  {
    poster: 2,
    responder: 5,
    about: 'quote',
    lines: [
      ['responder', '图纸上的 R8 圆角，我们建议改为 R10，锻件更容易充满。', 12],
      ['poster', '请按 R10 做，机加工会处理。', 11],
      ['responder', '好的，工艺卡今天更新，附件是修改处。', 3, true],
    ],
    unread: 1,
  },
]
