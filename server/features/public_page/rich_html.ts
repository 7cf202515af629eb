import type { RichBlock, RichCell, RichInline, RichItem, RichMark, RichText } from '#contract/rich_text.ts'
import { isRichLink } from '#contract/rich_text.ts'
import { headingId } from '#contract/rich_text_read.ts'
import { html, type Html } from './html.ts'

/** A formatted text as markup: every node has its own branch, as in src/shared/rich_text/RichText.tsx. */
export const richHtml = ({ content }: RichText): Html =>
  html`${content.map((node, at) => block(node, headingId(at)))}`

const all = (nodes: readonly RichBlock[]): (Html | undefined)[] => nodes.map((node) => block(node))
const items = (nodes: readonly RichItem[]): Html[] =>
  nodes.map(({ content }) => html`<li>${all(content)}</li>`)

function block(node: RichBlock, id?: string): Html | undefined {
  switch (node.type) {
    case 'paragraph':
      return html`<p>${inline(node.content)}</p>`
    case 'heading':
      return node.attrs.level === 2
        ? html`<h2 id="${id ?? ''}">${inline(node.content)}</h2>`
        : html`<h3 id="${id ?? ''}">${inline(node.content)}</h3>`
    case 'blockquote':
      return html`<blockquote>${all(node.content)}</blockquote>`
    case 'bulletList':
      return html`<ul>
        ${items(node.content)}
      </ul>`
    case 'orderedList':
      return html`<ol start="${node.attrs?.start ?? 1}">
        ${items(node.content)}
      </ol>`
    case 'table':
      return html`<table>
        ${node.content.map(
          ({ content }) =>
            html`<tr>
              ${content.map(cell)}
            </tr>`,
        )}
      </table>`
    case 'image':
      return html`<img src="${node.attrs.src}" alt="${node.attrs.alt}" loading="lazy" />`
    default:
      return undefined
  }
}

const cell = ({ type, content }: RichCell): Html =>
  type === 'tableHeader' ? html`<th>${all(content)}</th>` : html`<td>${all(content)}</td>`

const inline = (content: readonly RichInline[] = []): Html[] =>
  content.map((one) =>
    (one.marks ?? []).reduceRight(
      (inner, mark) => marked(mark, inner),
      one.type === 'text' ? html`${one.text}` : html`<br />`,
    ),
  )

function marked(mark: RichMark, inner: Html): Html {
  switch (mark.type) {
    case 'bold':
      return html`<strong>${inner}</strong>`
    case 'italic':
      return html`<em>${inner}</em>`
    case 'link': {
      const { href } = mark.attrs
      if (!isRichLink(href)) return inner
      return href.startsWith('/')
        ? html`<a href="${href}">${inner}</a>`
        : html`<a href="${href}" rel="noopener noreferrer nofollow">${inner}</a>`
    }
    default:
      return inner
  }
}
