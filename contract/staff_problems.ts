/** Error codes of the staff pages, as in problems.ts. */
export const staffProblems = {
  wrong_password: { status: 422, en: 'The password is wrong', zh: '密码错误' },
  invite_self: { status: 409, en: 'You cannot invite yourself', zh: '不能邀请自己' },
  invite_member: {
    status: 409,
    en: 'This person belongs to your company already',
    zh: '对方已是贵公司成员',
  },
  invite_elsewhere: {
    status: 409,
    en: 'This person belongs to another company and has to leave it first',
    zh: '对方已加入其他公司，须先退出才能受邀',
  },
  invite_operator: {
    status: 409,
    en: 'Back-office accounts cannot join a company',
    zh: '后台账号不能加入公司',
  },
  invitation_exists: {
    status: 409,
    en: 'This person has been invited already; send that invitation again if it got lost',
    zh: '已邀请过对方，如对方未收到，可重新发送原邀请',
  },
  invitation_over: {
    status: 409,
    en: 'The invitation was withdrawn or answered already',
    zh: '该邀请已撤回或已处理',
  },
  invitation_expired: {
    status: 409,
    en: 'The invitation has expired; ask the company to send it again',
    zh: '邀请已过期，请联系对方公司重新发送',
  },
  in_company_already: {
    status: 409,
    en: 'Your account belongs to a company already; leave that one first',
    zh: '您已属于一家公司，须先退出才能加入',
  },
  company_full: {
    status: 409,
    en: 'The company has no staff account left in its tier; ask its main account to make room',
    zh: '该公司的员工名额已满，请联系其主账号',
  },
  rights_beyond: {
    status: 409,
    en: 'You can only give and take rights that you have yourself',
    zh: '只能授予或取消自己拥有的权限',
  },
  staff_self: {
    status: 409,
    en: 'This cannot be done to your own account',
    zh: '不能对自己的账号进行此操作',
  },
  staff_main: {
    status: 409,
    en: 'The main account cannot be changed or removed; only its owner can hand it over',
    zh: '主账号不能修改或移除，只能由其本人移交',
  },
  main_leaves: {
    status: 409,
    en: 'The main account cannot leave its company; hand it over to a staff member first',
    zh: '主账号不能退出公司，请先移交给一名员工',
  },
  transfer_exists: {
    status: 409,
    en: 'You have named somebody already, who has not answered; withdraw that first',
    zh: '已有一次移交等待对方确认，请先撤回',
  },
  transfer_over: {
    status: 409,
    en: 'This hand-over was withdrawn or answered already',
    zh: '该移交已撤回或已处理',
  },
  transfer_expired: {
    status: 409,
    en: 'This hand-over has expired; the main account can ask again',
    zh: '该移交已过期，可由主账号重新发起',
  },
  not_staff: {
    status: 409,
    en: 'This person is no longer on the company’s staff',
    zh: '对方已不是该公司的员工',
  },
  account_leaving: {
    status: 409,
    en: 'This account is going to be deleted; its owner can still withdraw that',
    zh: '该账号即将注销，可由其本人撤回注销',
  },
} as const
