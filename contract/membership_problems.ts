/** Error codes of applications, memberships and freight allowances, like those of problems.ts. */
export const membershipProblems = {
  application_waiting: {
    status: 409,
    en: 'Your company’s application is waiting; withdraw it to send another one',
    zh: '贵公司的申请正在处理，如需修改请先撤回',
  },
  application_decided: {
    status: 409,
    en: 'The application was decided or withdrawn in the meantime',
    zh: '该申请已被处理或撤回',
  },
  main_account_only: {
    status: 403,
    en: 'Only the main account of your company can do this',
    zh: '仅企业主账号可进行此操作',
  },
  allowance_used: {
    status: 409,
    en: 'A freight allowance is already used on this deal',
    zh: '该成交已使用过运费补贴',
  },
  refund_not_included: {
    status: 403,
    en: 'Only allowances of a gold membership refund the freight fee',
    zh: '仅金牌会员的运费补贴可返还运费',
  },
  refund_requested: {
    status: 409,
    en: 'The refund for this deal was requested already',
    zh: '该成交的运费返还已提交申请',
  },
  refund_decided: {
    status: 409,
    en: 'This refund was decided in the meantime',
    zh: '该返还申请已被处理',
  },
  membership_overlaps: {
    status: 409,
    en: 'The period overlaps another one of this company; it can start on {from} at the earliest',
    zh: '与该企业的其他会员期重叠，最早可从 {from} 开始',
  },
  membership_over: {
    status: 409,
    en: 'This period is over; confirm a new application instead',
    zh: '该会员期已结束，请改为确认新的会员申请',
  },
  membership_meets_next: {
    status: 409,
    en: 'The company’s next membership begins on {from}; this one can last until the day before',
    zh: '该企业的下一会员期自 {from} 开始，本期最晚只能到其前一日',
  },
} as const
