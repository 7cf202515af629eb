/** What a decision on postings may be refused with: because another operator was faster, or because of their number. */
export const reviewProblems = {
  approved_meanwhile: {
    status: 409,
    en: '{by} has already approved this posting',
    zh: '{by}已通过该信息',
  },
  rejected_meanwhile: {
    status: 409,
    en: '{by} has already rejected this posting',
    zh: '{by}已驳回该信息',
  },
  taken_down_meanwhile: {
    status: 409,
    en: '{by} has already taken this posting down',
    zh: '{by}已下架该信息',
  },
  read_by_another: {
    status: 409,
    en: '{by} is reading this posting, so it was left out',
    zh: '{by}正在审核该信息，已跳过',
  },
  too_many_matches: {
    status: 409,
    en: 'More than {limit} postings match. Narrow the search and decide in parts',
    zh: '符合条件的信息超过 {limit} 条，请缩小范围后分批处理',
  },
  restored_meanwhile: {
    status: 409,
    en: '{by} has already restored this posting',
    zh: '{by}已恢复该信息',
  },
} as const
