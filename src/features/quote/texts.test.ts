// Runs in tests/support/one_document.ts.
import { expect, test } from 'vitest'
import { i18n, type MessageDescriptor } from '@lingui/core'
import { quoteStates } from '#contract/quote_states.ts'
import { words } from '../../../tests/support/browser_words.ts'
import { coverText } from './cover_text.ts'
import { quoteStateLabel } from './labels.ts'

const zh = words('zh-CN')
const chinese = ({ message, id }: MessageDescriptor) => zh(message ?? id)

test.each(quoteStates)('the state %s has a word for either side in both languages', (state) => {
  const of = (side: 'supplier' | 'owner') => {
    const label = quoteStateLabel(state, side)
    return [i18n._(label), chinese(label)]
  }
  const expected = {
    sent: [
      ['Sent', '已发送'],
      ['New', '新'],
    ],
    seen: ['Seen', '已查看'],
    accepted: ['Accepted', '已接受'],
    declined: ['Declined', '已谢绝'],
    withdrawn: ['Withdrawn', '已撤回'],
    not_chosen: ['Not chosen', '未中标'],
    expired: ['Expired', '已过期'],
  }[state]
  const [supplier, owner] = state === 'sent' ? expected : [expected, expected]
  expect({ supplier: of('supplier'), owner: of('owner') }).toEqual({ supplier, owner })
})

test.each([
  [0, 4, 'none of 4 t covered yet', '共求购 {0}，尚无成交'],
  [1, 3, '1 t of 4 t covered, 3 t left', '已成交 {0} / {1}，尚需 {2}'],
  [1, 0, '1 t of 4 t covered', '已成交 {0}，共求购 {1}'],
  [4, 0, 'all 4 t covered', '{0} 已全部成交'],
])('%i of 4 t covered, %i left', (agreed, remaining, en, inChinese) => {
  const text = coverText({ wanted: 4, agreed, remaining, unit: null })
  expect(i18n._(text)).toBe(en)
  expect(zh(text.message ?? '', { 0: '{0}', 1: '{1}', 2: '{2}' })).toBe(inChinese)
})
