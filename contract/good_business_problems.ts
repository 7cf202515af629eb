/** Error codes of preferred suppliers, like those of problems.ts. */
export const goodBusinessProblems = {
  supplier_not_certified: {
    status: 409,
    en: 'The company is no longer certified, or is frozen, and cannot be listed',
    zh: '该企业认证已失效或已被冻结，不能上榜',
  },
  listing_over: {
    status: 409,
    en: 'This version is no longer listed: it was removed, withdrawn or replaced in the meantime',
    zh: '该版本已被移出、撤回或替换，不再展示',
  },
} as const
