import { expect, test } from 'vitest'
import type { RichCell } from '#contract/rich_text.ts'
import { richHtml } from './rich_html.ts'

const cell = (type: RichCell['type'], text: string): RichCell => ({
  type,
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

test('readers without JavaScript get a table as a table, its text escaped', () => {
  const { text } = richHtml({
    type: 'doc',
    content: [
      {
        type: 'table',
        content: [
          { type: 'tableRow', content: [cell('tableHeader', 'Grade'), cell('tableHeader', 't')] },
          { type: 'tableRow', content: [cell('tableCell', '45'), cell('tableCell', '<b>3')] },
        ],
      },
    ],
  })
  expect(text.replaceAll(/\s*\n\s*/g, '')).toBe(
    '<table><tr><th><p>Grade</p></th><th><p>t</p></th></tr><tr><td><p>45</p></td><td><p>&lt;b&gt;3</p></td></tr></table>',
  )
})
