/** Error codes of merging companies, as in problems.ts. */
export const companyMergeProblems = {
  company_merged: {
    status: 409,
    en: 'The company has become part of another one; please load the page again',
    zh: '该公司已并入其他公司，请刷新页面',
  },
  company_closed: { status: 409, en: 'The company is closed', zh: '该公司已关闭' },
  merge_over: {
    status: 409,
    en: 'One of the two companies was merged or closed in the meantime',
    zh: '其中一家公司已被合并或关闭',
  },
  merge_same: { status: 409, en: 'Choose another company', zh: '请选择另一家公司' },
  merge_frozen: {
    status: 409,
    en: 'The company that ends is frozen and the other is not: a merge would lift the freeze. Make both ratings agree first',
    zh: '被并入的公司已冻结而另一家未冻结，合并会解除冻结，请先使两者的信用等级一致',
  },
} as const
