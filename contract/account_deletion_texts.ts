import { pick, usDay, type Bilingual, type Renderer } from './message_words.ts'

/** Parameters of the notifications about deleting the own account. */
export type AccountDeletionMessages = {
  /** `day` is the one of the deletion, as YYYY-MM-DD in China. */
  account_deletion: { change: 'requested' | 'withdrawn' | 'tomorrow' | 'held_up'; day: string }
}

const titles: Record<AccountDeletionMessages['account_deletion']['change'], Bilingual> = {
  requested: { en: 'Your account will be deleted', zh: '您的账号将被注销' },
  withdrawn: { en: 'Your account stays', zh: '账号注销已取消' },
  tomorrow: { en: 'Your account will be deleted tomorrow', zh: '您的账号明天将被注销' },
  held_up: { en: 'Your account could not be deleted yet', zh: '您的账号暂时无法注销' },
}

export const accountDeletionTexts: {
  [Code in keyof AccountDeletionMessages]: Renderer<AccountDeletionMessages[Code]>
} = {
  account_deletion: {
    title: ({ change }, lang) => titles[change][lang],
    info: ({ change, day }, lang) => {
      if (change === 'withdrawn') return pick(lang, 'Nothing was deleted', '未删除任何内容')
      if (change === 'held_up')
        return pick(
          lang,
          'Personal settings › My data says what is in the way; it is tried again every hour',
          '原因见“个人设置 › 我的数据”；系统每小时会再次尝试',
        )
      return pick(
        lang,
        `On ${usDay(day)}. Until then you can keep it: log in and choose “Keep my account”`,
        `注销日期：${day}。在此之前登录并选择“保留账号”即可取消`,
      )
    },
  },
}
