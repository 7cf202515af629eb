/** Error codes of back-office users and roles, as in problems.ts. */
export const backendUserProblems = {
  operator_exists: {
    status: 409,
    en: 'This person works in the back office already',
    zh: '对方已是后台用户',
  },
  operator_of_company: {
    status: 409,
    en: 'This account belongs to a company. Back-office accounts trade for no company and cannot found one: leave the company first, or use another e-mail address',
    zh: '该账号属于一家公司。后台账号不代表任何公司，也不能创建公司：请先退出公司，或改用其他邮箱',
  },
  operator_leaving: {
    status: 409,
    en: 'This person has asked for the account to be deleted and has to withdraw that first',
    zh: '对方已申请注销账号，须先撤回申请',
  },
  beyond_own_permissions: {
    status: 409,
    en: 'You can only give and take permissions that you have yourself',
    zh: '只能授予或收回您自己拥有的权限',
  },
  own_last_right: {
    status: 409,
    en: 'This would take your own right to this page away, and nobody might be left to give it back. Ask another administrator to do it',
    zh: '此操作会取消您自己对本页的权限，可能再无人能恢复。请由其他管理员操作',
  },
  right_withdrawn: {
    status: 403,
    en: 'Your own right to this was taken away a moment ago; nothing was changed',
    zh: '您的此项权限刚刚被取消，未作任何更改',
  },
  role_in_use: {
    status: 409,
    en: 'People who have this role: {count}. Give them another one first',
    zh: '该角色有 {count} 人在使用，请先为其更换角色',
  },
  role_unknown: {
    status: 409,
    en: 'One of these roles was removed meanwhile',
    zh: '所选角色中有已被删除的',
  },
} as const
