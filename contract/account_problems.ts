/** Error codes of exporting one's data and deleting one's account, as in problems.ts. */
export const accountProblems = {
  export_running: {
    status: 409,
    en: 'Your data are being exported already; wait until that file is complete, or ten minutes',
    zh: '正在导出您的数据，请等待其完成；如已中断，请 10 分钟后重试',
  },
  exports_used_up: {
    status: 429,
    en: 'You can export your data {limit} times within 24 hours; please try again later',
    zh: '24 小时内最多可导出 {limit} 次，请稍后再试',
  },
  deletion_blocked: {
    status: 409,
    en: 'Something has to be settled before the account can be deleted',
    zh: '还有事项未处理完毕，暂时不能注销账号',
  },
  account_deleted: { status: 409, en: 'The account has been deleted', zh: '该账号已注销' },
} as const
