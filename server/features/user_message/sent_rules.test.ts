import { expect, test } from 'vitest'
import { renderSent } from './sent_rules.ts'

const company = {
  zh: '账号已停用。\r\n请打开 https://x.example',
  en: 'Account closed.\r\nOpen https://x.example',
}
const title = { zh: '42CrMo 锻圆', en: '42CrMo round bar' }

test('what others wrote is quoted and in one line, in both languages', () => {
  const params = { title, company, text: 'Call me\nnow' }
  expect(renderSent('conversation_message', params, 'en')).toEqual({
    title: '“Account closed. Open https://x.example” wrote to you',
    info: '“42CrMo round bar” · “Call me now”',
  })
  expect(renderSent('conversation_message', params, 'zh')).toEqual({
    title: '“账号已停用。 请打开 https://x.example” 发来洽谈消息',
    info: '“42CrMo 锻圆” · “Call me now”',
  })
})

test('names of older rows, lists and empty comments keep their place', () => {
  expect(renderSent('quote_withdrawn', { title, company: 'Lion Forge' }, 'en').title).toBe(
    '“Lion Forge” withdrew its quote',
  )
  expect(renderSent('search_digest', { search: 'bars', count: 3, titles: [title, title] }, 'en')).toEqual({
    title: '3 new matches for “bars”',
    info: '“42CrMo round bar”; “42CrMo round bar” …',
  })
  const answered = { title, company: { zh: '狮锻', en: 'Lion Forge' }, answer: 'accepted', comment: '' }
  expect(renderSent('quote_answered', answered, 'zh')).toEqual({
    title: '“狮锻”已接受您的报价',
    info: '“42CrMo 锻圆”',
  })
})

test('a long comment is cut, and a notice of the operators is not quoted', () => {
  const { info } = renderSent('posting_rejected', { title, comment: 'x'.repeat(600) }, 'en')
  expect(info).toBe(`Reason: “${'x'.repeat(199)}…”`)
  expect(renderSent('system_notice', { title, info: title }, 'en').title).toBe('42CrMo round bar')
})
