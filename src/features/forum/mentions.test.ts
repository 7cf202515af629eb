import { expect, test } from 'vitest'
import type { RichText } from '#contract/rich_text.ts'
import { mentionsIn } from './mentions.ts'

const saying = (text: string): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
const chosen = [
  { name: 'Wang Li', ref: { post: 7 } },
  { name: 'Jiangyin Forge', ref: { company: 'C100' } },
  { name: 'Wang Li', ref: { post: 7 } },
]

test('who is still named in the text is mentioned, each once', () => {
  expect(mentionsIn(saying('@Wang Li and @Jiangyin Forge'), chosen)).toEqual([
    { post: 7 },
    { company: 'C100' },
  ])
})

test('who was deleted from the text is not mentioned', () => {
  expect(mentionsIn(saying('Thank you, @Wang Li'), chosen)).toEqual([{ post: 7 }])
  expect(mentionsIn(null, chosen)).toEqual([])
})
