/** Error codes of passkeys, as in problems.ts. */
export const passkeyProblems = {
  passkey_limit: {
    status: 409,
    en: 'An account keeps at most {limit} passkeys; remove one first',
    zh: '每个账号最多保存 {limit} 个通行密钥，请先移除不用的',
  },
  passkey_exists: {
    status: 409,
    en: 'This passkey has been added already',
    zh: '该通行密钥已添加过',
  },
  passkey_refused: {
    status: 422,
    en: 'The passkey could not be checked. Please try once more, or use your password',
    zh: '通行密钥验证未通过，请重试或改用密码',
  },
  passkey_unknown: {
    status: 422,
    en: 'This passkey is not, or no longer, valid here. Log in with your password; you can delete the passkey on your device',
    zh: '该通行密钥在本站无效或已被移除，请用密码登录；可在设备上删除它',
  },
} as const
