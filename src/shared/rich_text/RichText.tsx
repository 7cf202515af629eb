import {
  createContext,
  Fragment,
  lazy,
  Suspense,
  use,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type {
  RichBlock,
  RichInline,
  RichItem,
  RichMark,
  RichTableRow,
  RichText as Document,
} from '#contract/rich_text.ts'
import { headingId, picturesOf } from '#contract/rich_text_read.ts'
import { pictureUrlOf } from '../form/kept_files.ts'
import { ScrollRegion } from '../ui/ScrollRegion.tsx'
import classes from './RichText.module.css'

const PhotoViewer = lazy(async () => ({ default: (await import('../photos/PhotoViewer.tsx')).PhotoViewer }))

/** Opens the large view of the text at the picture with this address. */
const OpenPicture = createContext<(address: string) => void>(() => undefined)

type Props = {
  text: Document
  lang?: string
  /** False where several texts stand on one page: their headings would share their ids. */
  hasAnchors?: boolean
}

/** A formatted text as elements. Every node has its own branch; there is none for markup. */
export function RichText({ text, lang, hasAnchors = true }: Props) {
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <div className={classes.text} lang={lang}>
      <OpenPicture value={setOpened}>
        {text.content.map((node, at) => (
          <Block key={at} node={node} id={hasAnchors ? headingId(at) : undefined} />
        ))}
      </OpenPicture>
      {opened !== null && <LargePictures text={text} shown={opened} onShow={setOpened} />}
    </div>
  )
}

type LargeProps = { text: Document; shown: string; onShow: (address: string | null) => void }

/** The pictures of a text one by one over the whole window. */
function LargePictures({ text, shown, onShow }: LargeProps) {
  const addresses = [...new Set(picturesOf(text))].filter((address) => pictureUrlOf(address) !== undefined)
  return (
    <Suspense fallback={null}>
      <PhotoViewer
        photos={addresses.map((address) => pictureUrlOf(address) ?? '')}
        at={Math.max(0, addresses.indexOf(shown))}
        onAt={(at) => onShow(addresses[at] ?? null)}
        onClose={() => onShow(null)}
      />
    </Suspense>
  )
}

// Nodes have no identity: a document is rendered anew as a whole.
const all = (nodes: readonly RichBlock[]) => nodes.map((node, at) => <Block key={at} node={node} />)
const items = (nodes: readonly RichItem[]) => nodes.map(({ content }, at) => <li key={at}>{all(content)}</li>)

function Block({ node, id }: { node: RichBlock; id?: string | undefined }) {
  switch (node.type) {
    case 'paragraph':
      return <p>{inline(node.content)}</p>
    case 'heading': {
      const Heading = node.attrs.level === 2 ? 'h2' : 'h3'
      return <Heading id={id}>{inline(node.content)}</Heading>
    }
    case 'blockquote':
      return <blockquote>{all(node.content)}</blockquote>
    case 'bulletList':
      return <ul>{items(node.content)}</ul>
    case 'orderedList':
      return <ol start={node.attrs?.start}>{items(node.content)}</ol>
    case 'table':
      return <Rows rows={node.content} />
    case 'image':
      return <Picture attrs={node.attrs} />
    default:
      // A node of a newer version than this page.
      return null
  }
}

/** A table that scrolls sideways where it is wider than the page. */
function Rows({ rows }: { rows: readonly RichTableRow[] }) {
  const { t } = useLingui()
  return (
    <ScrollRegion label={t`Table`}>
      <table>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.content.map((cell, place) =>
                cell.type === 'tableHeader' ? (
                  <th key={place} scope={at === 0 ? 'col' : 'row'}>
                    {all(cell.content)}
                  </th>
                ) : (
                  <td key={place}>{all(cell.content)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

type PictureProps = Pick<Extract<RichBlock, { type: 'image' }>, 'attrs'>

function Picture({ attrs: { src, alt, width, height } }: PictureProps) {
  const { t } = useLingui()
  const open = use(OpenPicture)
  return (
    <button
      type="button"
      className={classes.picture}
      aria-label={alt ? t`Enlarge: ${alt}` : t`Enlarge the picture`}
      onClick={() => open(src)}
    >
      <img src={pictureUrlOf(src)} alt={alt} width={width} height={height} loading="lazy" />
    </button>
  )
}

const inline = (content: readonly RichInline[] = []): ReactNode =>
  content.map((one, at) => (
    <Fragment key={at}>
      {(one.marks ?? []).reduceRight<ReactNode>(
        (inner, mark) => marked(mark, inner),
        one.type === 'text' ? one.text : <br />,
      )}
    </Fragment>
  ))

function marked(mark: RichMark, inner: ReactNode): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{inner}</strong>
    case 'italic':
      return <em>{inner}</em>
    case 'link':
      return <TextLink href={mark.attrs.href}>{inner}</TextLink>
    default:
      return inner
  }
}

/** A page of the market opens in place, anything else in another tab. */
function TextLink({ href, children }: { href: string; children: ReactNode }) {
  const router = useRouter()
  if (!href.startsWith('/'))
    return (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    )
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void router.navigate({ href })
  }
  return (
    <a href={href} onClick={open}>
      {children}
    </a>
  )
}
