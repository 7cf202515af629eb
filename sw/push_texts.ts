import type { Language } from '#contract/enums.ts'

type Texts = { unknown: string; many: (count: number) => string; manyHint: string }

/** The worker's own few texts; those of notifications come from the server in the reader's language. */
export const pushTexts: Record<Language, Texts> = {
  'zh-CN': {
    unknown: '锻材市场有新消息',
    many: (count) => `您有 ${count} 条未读消息`,
    manyHint: '点击查看全部消息',
  },
  'en-US': {
    unknown: 'You have new messages on Forging Market',
    many: (count) => `You have ${count} unread messages`,
    manyHint: 'Open to see them all',
  },
}
