import { pick, type Bilingual, type Renderer } from './message_words.ts'

type Subject = 'request' | 'report'

/** Notifications about reports, and about requests for group buys. */
export type AccusationMessages = {
  /** For operators. */
  accusation_received: { from: Bilingual; subject: Subject; comment: string }
  /** For the author; those of before 2026-11-25 have no outcome, and their answer may be empty. */
  accusation_handled: {
    subject: Subject
    outcome?: 'answered' | 'dismissed'
    comment: string
    answer: string
  }
}

export const accusationTexts: { [Code in keyof AccusationMessages]: Renderer<AccusationMessages[Code]> } = {
  accusation_received: {
    title: ({ from, subject }, lang) =>
      subject === 'request'
        ? pick(lang, `Group-buy request from ${from.en}`, `收到 ${from.zh} 的团购申请`)
        : pick(lang, `Report from ${from.en}`, `收到 ${from.zh} 的举报`),
    info: ({ comment }) => comment,
  },
  accusation_handled: {
    title: ({ subject, outcome }, lang) => {
      if (outcome === 'dismissed')
        return subject === 'request'
          ? pick(lang, 'Your group-buy request was declined', '您的团购申请未被采纳')
          : pick(lang, 'Your report was dismissed', '您的举报未被采纳')
      return subject === 'request'
        ? pick(lang, 'Your group-buy request was answered', '您的团购申请已答复')
        : pick(lang, 'Your report was answered', '您的举报已答复')
    },
    info: ({ comment, answer }, lang) =>
      answer ? pick(lang, `Answer: ${answer}`, `回复：${answer}`) : comment,
  },
}
