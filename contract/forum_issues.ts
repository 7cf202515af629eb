/** Messages about what is written in the forum. */
export const forumIssues = {
  too_many_mentions: {
    en: 'A post can mention five people or companies at most',
    zh: '每条内容最多提及 5 个人或企业',
  },
  mentioned_twice: { en: 'Somebody is mentioned twice', zh: '重复提及同一对象' },
  mention_unknown: {
    en: 'Somebody who is mentioned has not written here, or the company does not exist',
    zh: '提及的人未参与本话题，或企业不存在',
  },
  mentioned_often: {
    en: 'You have mentioned many people and companies lately; take them out, or send this later',
    zh: '您近期提及的人或企业过多，请移除提及或稍后再发',
  },
  title_reviewed: {
    en: 'Others have replied: the title stays as it is until your first posts have been approved',
    zh: '已有他人回复，您的前几条内容通过审核前不能修改标题',
  },
  quote_unknown: {
    en: 'The quoted post does not belong to this thread or is no longer shown',
    zh: '引用的内容不属于本话题，或已不再显示',
  },
  too_many_forum_tags: { en: 'Three tags at most', zh: '最多选择 3 个标签' },
  too_many_postings: { en: 'Five postings at most', zh: '最多关联 5 条供求信息' },
  posting_twice: { en: 'A posting is named twice', zh: '重复关联同一条供求信息' },
  posting_unknown: {
    en: 'One of the postings does not exist or is not public',
    zh: '关联的供求信息不存在或未公开',
  },
} as const
