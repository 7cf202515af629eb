import { expect, test } from 'vitest'
import { richTextOf } from '../rich_text_lines.ts'
import { linksOf, plainOf } from '../rich_text_read.ts'
import type { RichText } from '../rich_text.ts'
import { linkPostingCodes } from './code_links.ts'

const linksIn = (...lines: string[]): string[] => linksOf(linkPostingCodes(richTextOf(lines.join('\n'))))

test('codes of every kind become links to their pages, wherever they stand', () => {
  expect(
    linksIn('See Q7K2M9PA2 and F0000000A, (M12345678).', '## C7K2M9PA2', '- 团购G7K2M9PA2，', '> Q7K2M9PA3'),
  ).toEqual([
    '/home/quotation/Q7K2M9PA2',
    '/home/purchase_forging/F0000000A',
    '/home/purchase_material/M12345678',
    '/home/purchase_piece/C7K2M9PA2',
    '/home/raise/G7K2M9PA2',
    '/home/quotation/Q7K2M9PA3',
  ])
})

test('grades, words and longer numbers stay as they are', () => {
  const text = 'GCR15SIMN G20CR2NI4A FABRICATE MACHETEDS Q355NE XQ7K2M9PA2 Q7K2M9PA2X q7k2m9pa2 M1234567'
  expect(linksIn(text)).toEqual([])
})

test('the words stay the same, and a link stays the one that was written', () => {
  const mark = { type: 'link' as const, attrs: { href: 'https://mill.example/' } }
  const text: RichText = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Q7K2M9PA2', marks: [mark] },
          { type: 'hardBreak' },
          { type: 'text', text: 'or Q7K2M9PA3!', marks: [{ type: 'bold' }] },
        ],
      },
    ],
  }
  const linked = linkPostingCodes(text)
  expect(plainOf(linked)).toBe(plainOf(text))
  expect(linksOf(linked)).toEqual(['https://mill.example/', '/home/quotation/Q7K2M9PA3'])
  expect(linked.content[0]).toMatchObject({
    content: [
      {},
      {},
      { marks: [{ type: 'bold' }] },
      { marks: [{ type: 'bold' }, { type: 'link' }] },
      { text: '!' },
    ],
  })
})
