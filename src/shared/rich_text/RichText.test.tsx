// Runs in tests/support/one_document.ts.
import { MantineProvider } from '@mantine/core'
import { I18nProvider } from '@lingui/react'
import { i18n } from '@lingui/core'
import { act, type ReactNode } from 'react'
import { createRoot } from '#shared/ui/roots.test_support.ts'
import { expect, test } from 'vitest'
import type { RichCell, RichText as Document } from '#contract/rich_text.ts'
import { headingsOf } from '#contract/rich_text_read.ts'
import { richTextOf } from '#contract/rich_text_lines.ts'
import { RichText } from './RichText.tsx'

async function shown(node: ReactNode): Promise<HTMLElement> {
  const box = document.createElement('div')
  await act(async () =>
    createRoot(box).render(
      <I18nProvider i18n={i18n}>
        <MantineProvider env="test">
          <main>{node}</main>
        </MantineProvider>
      </I18nProvider>,
    ),
  )
  return box.querySelector('main')!
}

test('markup in a text is shown as the characters that it is', async () => {
  const markup = '<img src=x onerror=alert(1)><script>alert(1)</script>'
  const box = await shown(<RichText text={richTextOf(`## ${markup}\n- ${markup}\n> ${markup}`)} />)
  expect(box.querySelectorAll('img, script')).toHaveLength(0)
  expect(box.textContent).toBe(markup.repeat(3))
})

test('each node and mark has its element, and headings the ids of the contents', async () => {
  const text = richTextOf('## One\n### Two\n**bold**\n- a\n- b\n1. c\n> said')
  const box = await shown(<RichText text={text} lang="en" />)
  const names = [...box.querySelectorAll('h2, h3, strong, ul > li, ol > li, blockquote > p')]
  expect(names.map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
    'H2 One',
    'H3 Two',
    'STRONG bold',
    'LI a',
    'LI b',
    'LI c',
    'P said',
  ])
  expect(headingsOf(text).map(({ id }) => box.querySelector(`#${id}`)?.textContent)).toEqual(['One', 'Two'])
})

test('a picture reserves its place and has its description', async () => {
  const image = {
    type: 'image',
    attrs: { src: '/uploads/a.webp', alt: 'A ring', width: 800, height: 600 },
  } as const
  const box = await shown(<RichText text={{ type: 'doc', content: [image] }} />)
  const picture = box.querySelector('img')
  expect(['src', 'alt', 'width', 'height'].map((name) => picture?.getAttribute(name))).toEqual([
    '/uploads/a.webp',
    'A ring',
    '800',
    '600',
  ])
  expect(box.querySelector('button')?.getAttribute('aria-label')).toContain('A ring')
})

test('a node of a newer version is left out, and what stands around it stays', async () => {
  const text = { type: 'doc', content: [{ type: 'marquee' }, ...richTextOf('after').content] }
  expect((await shown(<RichText text={text as Document} />)).textContent).toBe('after')
})

test('a table has its headings and cells, in a region that can scroll', async () => {
  const cell = (type: RichCell['type'], text: string): RichCell => ({
    type,
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  })
  const row = (...content: RichCell[]) => ({ type: 'tableRow' as const, content })
  const text: Document = {
    type: 'doc',
    content: [
      {
        type: 'table',
        content: [
          row(cell('tableHeader', 'Grade'), cell('tableHeader', 't')),
          row(cell('tableCell', '45'), cell('tableCell', '<b>3')),
        ],
      },
    ],
  }
  const box = await shown(<RichText text={text} />)
  const cells = [...box.querySelectorAll('[role=region] tr > *')]
  expect(cells.map((one) => `${one.tagName} ${one.textContent}`)).toEqual([
    'TH Grade',
    'TH t',
    'TD 45',
    'TD <b>3',
  ])
})
