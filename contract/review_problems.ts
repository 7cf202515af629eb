/** What a decision on a posting may be refused with when another operator was faster. */
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
  restored_meanwhile: {
    status: 409,
    en: '{by} has already restored this posting',
    zh: '{by}已恢复该信息',
  },
} as const
