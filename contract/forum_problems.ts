/** What the forum refuses. */
export const forumProblems = {
  forum_right_required: {
    status: 403,
    en: 'Your company has not given you the right to write in the forum',
    zh: '贵公司未授予您论坛权限',
  },
  thread_locked: {
    status: 409,
    en: 'An operator has closed this discussion; nobody can reply any more',
    zh: '该话题已被运营人员锁定，不能再回复',
  },
  thread_not_shown: {
    status: 409,
    en: 'Nobody can reply while the thread is not public',
    zh: '该话题尚未公开或已被隐藏，不能回复',
  },
  section_closed: {
    status: 409,
    en: 'This section takes no new threads; choose another one',
    zh: '该版块已关闭，请选择其他版块',
  },
  answer_gone: {
    status: 409,
    en: 'This reply was deleted or hidden in the meantime; choose another answer',
    zh: '该回复已被删除或隐藏，请另选答案',
  },
  own_post: { status: 409, en: 'You cannot like your own post', zh: '不能给自己点赞' },
  forum_waiting: {
    status: 409,
    en: '{count} of your posts are waiting for approval; you can write more once an operator has read them',
    zh: '您有 {count} 条内容待审核，审核后可继续发表',
  },
} as const
