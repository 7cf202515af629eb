import { ActionIcon, Divider, FileButton } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhoto,
  type TablerIcon,
} from '@tabler/icons-react'
import { useEditorState, type ChainedCommands, type Editor } from '@tiptap/react'
import { useState, type ReactNode } from 'react'
import type { Usage } from '#contract/upload.ts'
import { acceptOf, sameAgain } from '../form/upload_checks.ts'
import { LinkDialog } from './LinkDialog.tsx'
import { TableTools } from './TableTools.tsx'
import classes from './RichText.module.css'

type Props = {
  editor: Editor
  /** Name of the toolbar for screen readers. */
  label: string
  usage: Usage
  onFiles: (files: File[]) => void
  /** Further buttons at the end. */
  children?: ReactNode
}

/** The buttons above a formatted text; those that apply at the selection are pressed. */
export function Toolbar({ editor, label, usage, onFiles, children }: Props) {
  const { t } = useLingui()
  const [linking, setLinking] = useState(false)
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      h2: now.isActive('heading', { level: 2 }),
      h3: now.isActive('heading', { level: 3 }),
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      link: now.isActive('link'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  })
  const run = (command: (chain: ChainedCommands) => ChainedCommands) => command(editor.chain().focus()).run()
  const button = (name: string, Icon: TablerIcon, pressed: boolean, onClick: () => void) => (
    <ActionIcon
      variant={pressed ? 'light' : 'subtle'}
      color={pressed ? undefined : 'gray'}
      aria-label={name}
      title={name}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Icon size={17} />
    </ActionIcon>
  )
  const step = (name: string, Icon: TablerIcon, possible: boolean, onClick: () => void) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={name}
      title={name}
      disabled={!possible}
      onClick={onClick}
    >
      <Icon size={17} />
    </ActionIcon>
  )
  return (
    <div className={classes.bar} role="toolbar" aria-label={label}>
      {button(t({ message: 'Heading', context: 'of a section' }), IconH2, state.h2, () =>
        run((chain) => chain.toggleHeading({ level: 2 })),
      )}
      {button(t`Smaller heading`, IconH3, state.h3, () => run((chain) => chain.toggleHeading({ level: 3 })))}
      <Divider orientation="vertical" />
      {button(t`Bold`, IconBold, state.bold, () => run((chain) => chain.toggleBold()))}
      {button(t`Italic`, IconItalic, state.italic, () => run((chain) => chain.toggleItalic()))}
      {button(t`Link`, IconLink, state.link, () => setLinking(true))}
      <Divider orientation="vertical" />
      {button(t`List`, IconList, state.bullets, () => run((chain) => chain.toggleBulletList()))}
      {button(t`Numbered list`, IconListNumbers, state.numbers, () =>
        run((chain) => chain.toggleOrderedList()),
      )}
      {button(t({ message: 'Quote', context: 'words of others' }), IconBlockquote, state.quote, () =>
        run((chain) => chain.toggleBlockquote()),
      )}
      <FileButton accept={acceptOf(['image'], usage)} inputProps={sameAgain} multiple onChange={onFiles}>
        {(file) => (
          <ActionIcon
            {...file}
            variant="subtle"
            color="gray"
            aria-label={t`Add pictures`}
            title={t`Add pictures`}
          >
            <IconPhoto size={17} />
          </ActionIcon>
        )}
      </FileButton>
      <Divider orientation="vertical" />
      <TableTools editor={editor} />
      <Divider orientation="vertical" />
      {step(t`Undo`, IconArrowBackUp, state.canUndo, () => run((chain) => chain.undo()))}
      {step(t`Redo`, IconArrowForwardUp, state.canRedo, () => run((chain) => chain.redo()))}
      {children}
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  )
}
