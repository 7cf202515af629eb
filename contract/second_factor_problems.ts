/** Error codes of the second factor, as in problems.ts. */
export const secondFactorProblems = {
  second_factor_needed: {
    status: 403,
    en: 'Two-step verification comes first: confirm that it is you',
    zh: '请先完成两步验证',
  },
  second_factor_required: {
    status: 409,
    en: 'The back office requires two-step verification, so its last way cannot be removed. To change phones, set up the new app instead',
    zh: '管理后台要求两步验证，不能移除最后一种方式。更换手机请直接设置新的验证器',
  },
  second_factor_none: {
    status: 409,
    en: 'No authenticator app is set up for this account',
    zh: '该账号尚未设置验证器',
  },
  second_factor_setup_over: {
    status: 409,
    en: 'This QR code is no longer valid: another one was shown later, perhaps in another tab, or 30 minutes have passed. Begin again and delete this entry from your app',
    zh: '此二维码已失效：之后又生成了新的（可能在其他标签页），或已超过 30 分钟。请重新开始，并在验证器中删除此条目',
  },
  second_factor_unreadable: {
    status: 409,
    en: 'The server’s secret was changed, so it cannot check your app any more. Use a passkey, or ask another administrator to remove your two-step verification',
    zh: '服务器密钥已更换，无法再核对您的验证器。请使用通行密钥，或请其他管理员移除您的两步验证',
  },
  second_factor_wrong: {
    status: 422,
    en: 'The code is wrong. Check that it belongs to Forging Market in your app',
    zh: '验证码错误，请确认是验证器中“Forging Market”的验证码',
  },
  second_factor_old: {
    status: 422,
    en: 'The code is not from this minute. Type the one that is shown now; if it is, set your phone’s clock to automatic',
    zh: '验证码不是当前时间的。请输入此刻显示的验证码；如仍不行，请将手机时间设为自动',
  },
  second_factor_used: {
    status: 422,
    en: 'This code was used already. Wait until your app shows the next one',
    zh: '该验证码已使用过，请等待验证器显示下一个',
  },
  recovery_code_wrong: {
    status: 422,
    en: 'This is not one of your recovery codes. New ones replace all earlier ones',
    zh: '恢复码错误。重新生成后，之前的恢复码全部失效',
  },
  recovery_code_used: {
    status: 422,
    en: 'This recovery code was used already. Take another one from your list',
    zh: '该恢复码已使用过，请换用列表中的其他恢复码',
  },
} as const
