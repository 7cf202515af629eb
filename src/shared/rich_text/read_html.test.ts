import { expect, test } from 'vitest'
import { richText, type RichText } from '#contract/rich_text.ts'
import { plainOf } from '#contract/rich_text_read.ts'
import { check } from '#contract/validation.ts'
import { readHtml } from './read_html.ts'
import { tableOfTabs } from './read_table.ts'

const site = 'https://market.example'
const read = (html: string) => readHtml(html, site)
const text = (value: string, ...marks: object[]) => ({
  type: 'text',
  text: value,
  ...(marks.length > 0 && { marks }),
})
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const list = (type: 'bulletList' | 'orderedList', ...contents: object[][]) => ({
  type,
  content: contents.map((content) => ({ type: 'listItem', content })),
})
const bold = { type: 'bold' }
const linkTo = (href: string) => ({ type: 'link', attrs: { href } })

/** Whatever was pasted can be stored. */
function blocksOf(html: string) {
  const { blocks } = read(html)
  const schema = richText({ bytes: 1_000_000, nodes: 10_000, pictures: 100 })
  if (blocks.length > 0 && plainOf({ type: 'doc', content: blocks }).trim() !== '')
    expect(check(schema, { type: 'doc', content: blocks }, 'en')).toMatchObject({ ok: true })
  return blocks
}

test('paragraphs, headings, marks and links are kept', () => {
  expect(
    blocksOf(`<h1>Weights</h1><h4>Bars</h4><p>A <b>bold</b>  <i>and</i>
      <a href="/home/tools/weight">tool</a><br>next</p><div>last</div>`),
  ).toEqual([
    { type: 'heading', attrs: { level: 2 }, content: [text('Weights')] },
    { type: 'heading', attrs: { level: 3 }, content: [text('Bars')] },
    paragraph(
      text('A '),
      text('bold', bold),
      text(' '),
      text('and', { type: 'italic' }),
      text(' '),
      text('tool', linkTo('/home/tools/weight')),
      { type: 'hardBreak' },
      text('next'),
    ),
    paragraph(text('last')),
  ])
})

test('scripts, styles, comments and handlers leave nothing', () => {
  expect(
    blocksOf(`<html><head><title>x</title><style>p{color:red}</style></head><body onload="a()">
      <script>alert('<p>no</p>')</script><!-- <p>no</p> --><p onclick="x()" style="position:fixed">yes</p>
      <svg><a href="javascript:1"><text>no</text></a></svg><iframe src="https://x.example"></iframe></body></html>`),
  ).toEqual([paragraph(text('yes'))])
})

test.each([
  'javascript:alert(1)',
  'java&#115;cript:alert(1)',
  'http://x.example',
  '//x.example',
  'data:text/html,1',
])('a link to %s keeps its words only', (href) =>
  expect(blocksOf(`<p><a href="${href}">here</a></p>`)).toEqual([paragraph(text('here'))]),
)

test('addresses of this site become paths', () => {
  expect(blocksOf(`<p><a href="${site}/home/help?key=publish">help</a></p>`)).toEqual([
    paragraph(text('help', linkTo('/home/help?key=publish'))),
  ])
})

test('own pictures stay with their size, others are counted', () => {
  const { blocks, lostPictures } = read(
    `<p>a<img src="${site}/uploads/2026/11/a.webp" alt="ring" width="40" height="20">b
      <img src="file:///C:/x.png"><img src="https://x.example/a.png"></p>`,
  )
  expect(blocks).toEqual([
    paragraph(text('a')),
    { type: 'image', attrs: { src: '/uploads/2026/11/a.webp', alt: 'ring', width: 40, height: 20 } },
    paragraph(text('b')),
  ])
  expect(lostPictures).toBe(2)
})

test('lists may be inside one another, with items that are not closed', () => {
  expect(blocksOf('<ul><li>one<ol><li>two<li>three</ol><li><p>four</p></ul>')).toEqual([
    list(
      'bulletList',
      [paragraph(text('one')), list('orderedList', [paragraph(text('two'))], [paragraph(text('three'))])],
      [paragraph(text('four'))],
    ),
  ])
})

test('lists of Word, which are paragraphs, become lists', () => {
  const item = (marker: string, words: string) =>
    `<p class=MsoListParagraph style='margin-left:18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
      lang=EN-US style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt'>&nbsp;&nbsp;
      </span></span></span><![endif]><span lang=EN-US>${words}<o:p></o:p></span></p>`
  expect(
    blocksOf(
      `<p class=MsoNormal><b><span>Steps</span></b><o:p>&nbsp;</o:p></p>${item('·', 'heat')}${item('·', 'forge')}${item('1.', 'cool')}`,
    ),
  ).toEqual([
    paragraph(text('Steps', bold)),
    list('bulletList', [paragraph(text('heat'))], [paragraph(text('forge'))]),
    list('orderedList', [paragraph(text('cool'))]),
  ])
})

test('the wrapper of another editor that says it is not bold is not bold', () => {
  expect(
    blocksOf('<b style="font-weight:normal"><p><span style="font-weight:700">a</span> b</p></b>'),
  ).toEqual([paragraph(text('a', bold), text(' b'))])
})

const cell = (type: 'tableCell' | 'tableHeader', ...words: string[]) => ({
  type,
  content: words.length > 0 ? words.map((word) => paragraph(text(word))) : [{ type: 'paragraph' }],
})
const head = (...words: string[]) => cell('tableHeader', ...words)
const data = (...words: string[]) => cell('tableCell', ...words)
const table = (...rows: object[][]) => ({
  type: 'table',
  content: rows.map((content) => ({ type: 'tableRow', content })),
})

test('a table stays one, with its headings, its text before and after, and lists in cells as lines', () => {
  const html = `<p>before</p><table><caption>x</caption><tr><th>Grade</th><th>t</th></tr>
    <tr><td>45</td><td><ul><li>3</li><li>4</li></ul></td></tr></table>after`
  expect(blocksOf(html)).toEqual([
    paragraph(text('before')),
    paragraph(text('x')),
    table([head('Grade'), head('t')], [data('45'), data('3', '4')]),
    paragraph(text('after')),
  ])
})

test('a sheet: formats, cells over several columns and rows, tags that are not closed, empty edges', () => {
  const sheet = `<html><body><!--StartFragment--><table border=0 width=192><col width=64 span=3>
    <tr height=20><td colspan=2 class=xl65 style='font-weight:700'>φ300</td><td rowspan=2>t</td><td></td></tr>
    <tr><td>a<td>b</tr><tr><td>c</td><td>&nbsp;</td><td>d</td><td colspan=16000></td></tr><tr><td></td></tr>
    </table><!--EndFragment--></body></html>`
  expect(blocksOf(sheet)).toEqual([
    table(
      [{ type: 'tableCell', content: [paragraph(text('φ300', bold))] }, data(), data('t')],
      [data('a'), data('b'), data()],
      [data('c'), data(), data('d')],
    ),
  ])
})

test('a table of one column is a layout, and one inside a cell is lines of the cell', () => {
  expect(blocksOf('<table><tr><td><p>one</p><p>two</p></td></tr><tr><td>three</td></tr></table>')).toEqual([
    paragraph(text('one')),
    paragraph(text('two')),
    paragraph(text('three')),
  ])
  const inner = '<table><tr><td>a</td><td>b</td></tr></table>'
  expect(blocksOf(`<table><tr><td>${inner}</td><td>c</td></tr></table>`)).toEqual([
    table([{ type: 'tableCell', content: [paragraph(text('a'), text(' | '), text('b'))] }, data('c')]),
  ])
})

test('deep inside lists a table is lines, because the text would have too many levels', () => {
  const deep = '<table><tr><td>a</td><td>b</td></tr></table>'
  expect(JSON.stringify(blocksOf(`${'<ul><li>x'.repeat(4)}${deep}`))).not.toContain('"table"')
  expect(JSON.stringify(blocksOf(`<ul><li>x${deep}</li></ul>`))).toContain('"table"')
})

test('a text with tabs in every line is a table, any other text is not', () => {
  expect(tableOfTabs('Grade\tt\n45\t3\n')).toEqual(table([data('Grade'), data('t')], [data('45'), data('3')]))
  for (const other of ['Grade\tt', 'a\nb', 'a\tb\nc', 'a\tb\nc\td\te', '\t\n\t'])
    expect(tableOfTabs(other)).toBeUndefined()
})

test('entities are read, and what looks like markup after that is text', () => {
  expect(blocksOf('<p>&phi; &#966;300 &times; &#x4e00; &lt;b&gt; 1 < 2</p>')).toEqual([
    paragraph(text('&phi; φ300 × 一 <b> 1 '), text('<'), text(' 2')),
  ])
})

test('a hundred quotes and lists inside one another become four', () => {
  const blocks = blocksOf(
    `${'<blockquote><ul><li>'.repeat(100)}deep${'</li></ul></blockquote>'.repeat(100)}<p>after</p>`,
  )
  expect(JSON.stringify(blocks).match(/blockquote|bulletList/g)!.length).toBeLessThanOrEqual(4)
  expect(blocks.at(-1)).toEqual(paragraph(text('after')))
})

test.each([
  '<',
  '<p',
  '</p></ul></b>',
  '<b><i>a</b></i>',
  '<ul>a<li>b',
  '<li>c</li>',
  '<p>a<ul></ul>',
  '&#0;&#xffffffff;',
  '<script>',
])('broken markup such as %j is read without an error', (html) => {
  expect(() => blocksOf(html)).not.toThrow()
})

test('a megabyte of open tags is read in little time', () => {
  // Time of the processor, which other tests do not use up.
  const before = process.threadCpuUsage()
  read('<div><b><i "'.repeat(90_000))
  read('<ul><li>'.repeat(100_000))
  read('<table><tr><td>'.repeat(10_000))
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(3_000)
})

test('a text without markup is its words', () => {
  const { blocks } = read('just words')
  expect(plainOf({ type: 'doc', content: blocks } as RichText)).toBe('just words')
})
