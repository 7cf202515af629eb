import { pick, reason, type Bilingual, type Renderer } from './message_words.ts'

/** `thread` is a thread's title. */
type InThread = { thread: string }
type ByWhom = InThread & { from: Bilingual }
/** What an operator decided about an own post: a thread, or a reply in one. */
type Decided = InThread & { what: 'thread' | 'reply' }

/** Notifications of the forum. */
export type ForumMessages = {
  /** For the author and the followers of a thread; `excerpt` is the beginning of the reply. */
  forum_replied: ByWhom & { excerpt: string }
  forum_quoted: ByWhom & { excerpt: string }
  forum_mentioned: ByWhom & { excerpt: string }
  /** The own reply was named as the answer. */
  forum_answered: ByWhom
  forum_accepted: Decided
  forum_refused: Decided & { comment: string }
  forum_hidden: Decided & { comment: string }
  forum_restored: Decided
  forum_locked: InThread & { comment: string }
  forum_moved: InThread & { section: Bilingual }
  /** For operators: a post waits for approval. */
  forum_waiting: ByWhom & { excerpt: string }
}

const ours = ({ what }: Pick<Decided, 'what'>): Bilingual =>
  what === 'thread' ? { en: 'thread', zh: '话题' } : { en: 'reply', zh: '回复' }
const inThread = ({ thread, excerpt }: { thread: string; excerpt: string }): string =>
  excerpt ? `${thread} · ${excerpt}` : thread

export const forumTexts: { [Code in keyof ForumMessages]: Renderer<ForumMessages[Code]> } = {
  forum_replied: {
    title: ({ from }, lang) => pick(lang, `${from.en} replied in the forum`, `${from.zh} 回复了论坛话题`),
    info: inThread,
  },
  forum_quoted: {
    title: ({ from }, lang) => pick(lang, `${from.en} quoted you in the forum`, `${from.zh} 在论坛引用了您`),
    info: inThread,
  },
  forum_mentioned: {
    title: ({ from }, lang) =>
      pick(lang, `${from.en} mentioned you in the forum`, `${from.zh} 在论坛提到了您`),
    info: inThread,
  },
  forum_answered: {
    title: ({ from }, lang) =>
      pick(lang, `${from.en} accepted your reply as the answer`, `${from.zh} 采纳了您的回复`),
    info: ({ thread }) => thread,
  },
  forum_accepted: {
    title: (params, lang) =>
      pick(lang, `Your ${ours(params).en} is public now`, `您的${ours(params).zh}已通过审核`),
    info: ({ thread }) => thread,
  },
  forum_refused: {
    title: (params, lang) =>
      pick(lang, `Your ${ours(params).en} was not approved`, `您的${ours(params).zh}未通过审核`),
    info: ({ thread, comment }, lang) => `${thread} · ${reason(comment, lang)}`,
  },
  forum_hidden: {
    title: (params, lang) =>
      pick(
        lang,
        `Your ${ours(params).en} was hidden by an operator`,
        `您的${ours(params).zh}已被运营人员隐藏`,
      ),
    info: ({ thread, comment }, lang) => `${thread} · ${reason(comment, lang)}`,
  },
  forum_restored: {
    title: (params, lang) =>
      pick(lang, `Your ${ours(params).en} is shown again`, `您的${ours(params).zh}已恢复显示`),
    info: ({ thread }) => thread,
  },
  forum_locked: {
    title: (_, lang) => pick(lang, 'Your thread was closed for replies', '您的话题已被锁定'),
    info: ({ thread, comment }, lang) => `${thread} · ${reason(comment, lang)}`,
  },
  forum_moved: {
    title: ({ section }, lang) =>
      pick(lang, `Your thread was moved to ${section.en}`, `您的话题已移至“${section.zh}”`),
    info: ({ thread }) => thread,
  },
  forum_waiting: {
    title: ({ from }, lang) =>
      pick(lang, `Forum post by ${from.en} awaits approval`, `${from.zh} 的论坛内容待审核`),
    info: inThread,
  },
}
