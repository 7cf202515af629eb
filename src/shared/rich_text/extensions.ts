import { Node } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { isRichLink } from '#contract/rich_text.ts'
import { pictureUrlOf } from '../form/kept_files.ts'
import { tableExtensions } from './tables.ts'

/** A picture that was uploaded here. */
const Picture = Node.create({
  name: 'image',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    src: {},
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  renderHTML: ({ HTMLAttributes: { src, ...rest } }) => ['img', { ...rest, src: pictureUrlOf(String(src)) }],
})

/** The nodes and marks of `contract/rich_text.ts`, and no others. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: { openOnClick: false, isAllowedUri: isRichLink, shouldAutoLink: isRichLink },
  }),
  Picture,
  ...tableExtensions,
]
