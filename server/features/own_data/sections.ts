import type { DbOrTx } from '#server/db/client.ts'
import * as accesses from './access_store.ts'
import type { Columns, Reader, Row } from './rules.ts'
import { forumPosts } from './forum_store.ts'
import * as store from './store.ts'

/** A list of the export: a JSON file, and a table for spreadsheets where there are columns. */
export type Section = {
  name: string
  about: { en: string; zh: string }
  columns?: Columns
  /** Only in the export of a main account. */
  ofMain?: true
  pages: (db: DbOrTx, reader: Reader) => AsyncIterable<readonly Row[]>
}

const posting = [
  ['posting', 'Posting', '信息编号'],
  ['title', 'Title', '标题'],
] as const
const company = ['company', 'Other company', '对方公司'] as const
const direction = ['direction', 'Sent or received', '发出或收到'] as const
const answered = [
  ['state', 'State', '状态'],
  ['answer', 'Answer', '答复'],
  ['sent', 'Sent', '发送时间'],
  ['answered', 'Answered', '答复时间'],
] as const

export const sections: readonly Section[] = [
  {
    name: 'sign_ins',
    about: { en: 'Where the account is logged in', zh: '登录设备' },
    columns: [
      ['browser', 'Browser', '浏览器'],
      ['system', 'System', '系统'],
      ['network', 'Network', '网络'],
      ['logged_in', 'Logged in', '登录时间'],
      ['last_used', 'Last used', '最近使用'],
    ],
    pages: store.signIns,
  },
  {
    name: 'operator_sessions',
    about: { en: 'When operators of the market acted for you, and why', zh: '平台人员代您操作的时间和原因' },
    columns: [
      ['begun', 'Begun', '开始时间'],
      ['ended', 'Ended', '结束时间'],
      ['operator', 'Operator', '平台人员'],
      ['reason', 'Reason', '原因'],
    ],
    pages: accesses.operatorSessions,
  },
  {
    name: 'passkeys',
    about: { en: 'Your passkeys, without their keys', zh: '通行密钥（不含密钥内容）' },
    pages: store.passkeys,
  },
  {
    name: 'second_factor',
    about: { en: 'Your authenticator app, without its secret', zh: '验证器（不含密钥）' },
    pages: store.secondFactors,
  },
  {
    name: 'messages',
    about: { en: 'Your messages', zh: '消息通知' },
    columns: [
      ['time', 'Time', '时间'],
      ['title', 'Title', '标题'],
      ['info', 'Text', '内容'],
    ],
    pages: store.messages,
  },
  {
    name: 'saved_searches',
    about: { en: 'Saved searches', zh: '已存搜索' },
    pages: store.savedSearches,
  },
  {
    name: 'market_favourites',
    about: { en: 'Market prices that you follow', zh: '关注的行情品种' },
    pages: store.marketFavourites,
  },
  {
    name: 'price_alerts',
    about: { en: 'Price alerts', zh: '价格提醒' },
    pages: store.priceAlerts,
  },
  {
    name: 'saved_items',
    about: { en: 'Saved items', zh: '我的收藏' },
    columns: [
      ...posting,
      ['price_per_t_then', 'Price per tonne then', '收藏时每吨价'],
      ['saved', 'Saved', '收藏时间'],
    ],
    pages: store.savedItems,
  },
  {
    name: 'postings',
    about: { en: 'Postings, with all their fields', zh: '发布的信息及其全部字段' },
    columns: [
      ...posting,
      ['kind', 'Kind', '类型'],
      ['state', 'State', '状态'],
      ['created', 'Created', '创建时间'],
      ['published', 'Online since', '上线时间'],
      ['ends', 'Ends', '到期时间'],
      ['views', 'Views', '浏览次数'],
    ],
    pages: store.ownPostings,
  },
  {
    name: 'enquiries',
    about: { en: 'Enquiries, sent and received', zh: '发出和收到的询价' },
    columns: [
      direction,
      ...posting,
      company,
      ['quantity', 'Quantity', '数量'],
      ['message', 'Message', '留言'],
      ...answered,
    ],
    pages: store.enquiries,
  },
  {
    name: 'quotes',
    about: { en: 'Quotes, sent and received', zh: '发出和收到的报价' },
    columns: [
      direction,
      ...posting,
      company,
      ['quantity', 'Quantity', '数量'],
      ['price', 'Price', '单价'],
      ['price_basis', 'Price basis', '计价方式'],
      ['delivery_date', 'Delivery date', '交货日期'],
      ['valid_until', 'Valid until', '有效期至'],
      ['terms', 'Terms', '条款'],
      ...answered,
    ],
    pages: store.quotes,
  },
  {
    name: 'group_buys',
    about: { en: 'Parts in group buys', zh: '参团记录' },
    columns: [
      ...posting,
      ['tonnes', 'Tonnes', '吨数'],
      ['message', 'Message', '留言'],
      ['state', 'State', '状态'],
      ['joined', 'Joined', '参团时间'],
    ],
    pages: store.groupBuyParts,
  },
  {
    name: 'deals',
    about: { en: 'Deals, as they were agreed', zh: '成交记录' },
    columns: [
      ['agreed', 'Agreed', '成交时间'],
      ...posting,
      company,
      ['quantity', 'Quantity', '数量'],
      ['quantity_unit', 'Unit', '单位'],
      ['price', 'Price', '价格'],
      ['message', 'Message', '留言'],
      ['answer', 'Answer', '答复'],
    ],
    pages: store.deals,
  },
  {
    name: 'conversations',
    about: { en: 'Conversations about postings', zh: '洽谈记录' },
    columns: [
      ...posting,
      company,
      ['time', 'Time', '时间'],
      ['from', 'From', '发送方'],
      ['text', 'Text', '内容'],
    ],
    pages: store.conversationMessages,
  },
  {
    name: 'drawing_requests',
    about: { en: 'Requests to see drawings, sent and received', zh: '发出和收到的图纸申请' },
    columns: [
      direction,
      ...posting,
      company,
      ['state', 'State', '状态'],
      ['sent', 'Sent', '发送时间'],
      ['answered', 'Answered', '答复时间'],
    ],
    pages: accesses.drawingRequests,
  },
  {
    name: 'contact_views_made',
    about: {
      en: 'Contact details you viewed in the last 90 days, without the details themselves',
      zh: '近 90 天查看联系方式的记录（不含联系方式）',
    },
    columns: [['time', 'Time', '时间'], company, ...posting, ['person', 'Viewed by', '查看人']],
    pages: accesses.contactViewsMade,
  },
  {
    name: 'contact_views_received',
    about: {
      en: 'Which companies viewed your contact details in the last 90 days',
      zh: '近 90 天查看您联系方式的公司',
    },
    ofMain: true,
    columns: [
      ['time', 'Time', '时间'],
      ['company', 'Company', '公司'],
    ],
    pages: accesses.contactViewsReceived,
  },
  {
    name: 'staff_invitations',
    about: { en: 'Staff invitations, sent and received', zh: '发出和收到的员工邀请' },
    columns: [
      direction,
      ['company', 'Inviting company', '邀请方公司'],
      ['invited', 'Invited account', '受邀账号'],
      ['invited_by', 'Invited by', '邀请人'],
      ['rights', 'Rights', '权限'],
      ['state', 'State', '状态'],
      ['sent', 'Sent', '发送时间'],
      ['expires', 'Expires', '有效期至'],
      ['answered', 'Answered', '答复时间'],
    ],
    pages: accesses.staffInvitations,
  },
  {
    name: 'forum_posts',
    about: { en: 'What you wrote in the forum', zh: '论坛发表的内容' },
    columns: [
      ['time', 'Time', '时间'],
      ['thread', 'Thread', '话题'],
      ['kind', 'Kind', '类型'],
      ['state', 'State', '状态'],
      ['text', 'Beginning of the text', '内容摘要'],
    ],
    pages: forumPosts,
  },
  {
    name: 'freight',
    about: { en: 'Freight allowances: grants, uses and refunds', zh: '运费补贴明细' },
    ofMain: true,
    columns: [
      ['time', 'Time', '时间'],
      ['entry', 'Entry', '类别'],
      ['amount', 'Amount', '次数'],
      ['refunded', 'Refunded ¥', '退还金额（元）'],
      ['expires', 'Expires', '失效日期'],
    ],
    pages: store.freightLedger,
  },
  {
    name: 'reports',
    about: { en: 'Reports and requests to the operators', zh: '提交给平台的反馈' },
    pages: store.reports,
  },
]
