/** Messages about formatted texts (`rich_text.ts`). */
export const richTextIssues = {
  rich_text_long: {
    en: 'The text is too long; shorten it or divide it',
    zh: '正文过长，请精简或拆成几篇',
  },
  rich_text_deep: {
    en: 'Too many lists or quotes inside one another',
    zh: '列表或引用嵌套层数过多',
  },
  rich_text_pictures: { en: 'Too many pictures in one text', zh: '一篇正文中的图片过多' },
  rich_text_columns: { en: 'A table has 20 columns at most', zh: '表格最多 20 列' },
  rich_text_content: {
    en: 'Contains something that cannot be stored; use the buttons above the text',
    zh: '包含无法保存的内容，请使用编辑器上方的按钮排版',
  },
  rich_text_link: {
    en: 'A link must be a page of the market (/home/…), an https address or a mailto: address',
    zh: '链接须为站内路径（/home/…）、https 地址或 mailto: 邮箱地址',
  },
  rich_text_picture: {
    en: 'A picture must be uploaded here',
    zh: '图片须在此处上传',
  },
  language_incomplete: {
    en: 'A language needs both title and text; the other language may stay empty',
    zh: '同一语言的标题和正文须同时填写；另一种语言可以留空',
  },
} as const
