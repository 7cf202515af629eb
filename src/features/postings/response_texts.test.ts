// Runs in tests/support/one_document.ts.
/** Every kind in every state, as its own company and as others read it, in both languages. */
import { describe, expect, test } from 'vitest'
import type { MessageDescriptor } from '@lingui/core'
import { languages } from '#contract/enums.ts'
import { postingStates } from '#contract/postings/states.ts'
import { words } from '../../../tests/support/browser_words.ts'
import { postingKinds } from './registry.ts'
import { responseTexts, stateNote } from './response_texts.ts'

/** How the text names the company that posted, when somebody else reads it. */
const poster = {
  'en-US': { seller: /\bthe seller\b/i, buyer: /\bthe buyer\b/i },
  'zh-CN': { seller: /卖方|卖家/, buyer: /买方|求购方/ },
} as const
const you = { 'en-US': /\byou(r)?\b/i, 'zh-CN': /[您你]|本公司|贵公司/ } as const
/** States about which the other side reads what may still happen, so the text has to name who decides it. */
const named = ['expired', 'offline'] as const

const rows = Object.values(postingKinds).flatMap(({ definition }) =>
  languages.map((language) => ({ definition, language, kind: definition.kind })),
)

describe.each(rows)('$kind in $language', ({ definition, language }) => {
  const { response, side } = definition
  const word = words(language)
  const text = ({ message, id }: MessageDescriptor) => word(message ?? id)
  const wrong = poster[language][side === 'seller' ? 'buyer' : 'seller']
  const right = poster[language][side]

  test.each(postingStates)('%s reads right on both sides', (state) => {
    const [own, other] = (['own', 'other'] as const).map((of) => stateNote(response, state, of))
    if (state === 'online') return expect([own, other]).toEqual([null, null])
    // The own company is not spoken of as somebody else, and is told what only others are told nowhere.
    expect(text(own!)).not.toMatch(poster[language].seller)
    expect(text(own!)).not.toMatch(poster[language].buyer)
    expect(text(other!)).not.toMatch(wrong)
    expect(text(other!)).not.toMatch(you[language])
    if (response !== 'join') {
      expect(text(own!)).not.toBe(text(other!))
      if (state === named[0] || state === named[1]) expect(text(other!)).toMatch(right)
    }
  })

  test('what others can do, and to whom a report is not told, names the side that posted', () => {
    const { answerHere, report } = responseTexts[response]
    for (const one of [answerHere, report].map(text)) {
      expect(one).not.toMatch(wrong)
      if (response !== 'join') expect(one).toMatch(right)
    }
  })
})
