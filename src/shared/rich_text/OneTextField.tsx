import { Input, Skeleton } from '@mantine/core'
import { lazy, Suspense, type CSSProperties } from 'react'
import type { RichText } from '#contract/rich_text.ts'
import { inputProps, type WidgetProps } from '../form/widget_props.ts'
import { lang as readerLang } from '../i18n/language.ts'
import type { EditorProps } from './RichTextEditor.tsx'

// The editor is larger than every page with one.
const RichTextEditor = lazy(() => import('./RichTextEditor.tsx'))

type Props = WidgetProps<RichText> &
  Pick<EditorProps, 'usage' | 'onPending' | 'onSend' | 'tools' | 'onReady'> & {
    /** Language of the text; by default the reader's. */
    lang?: string
    /** Least height of the text, in px. */
    height?: number
  }

/** A formatted text in one language. */
export function OneTextField({ lang = readerLang, height = 120, ...props }: Props) {
  const { id, label, value, onChange, error, usage, onPending, onSend, tools, onReady } = props
  return (
    <Input.Wrapper {...inputProps(props)} labelElement="div" errorProps={{ id: `${id}-error` }}>
      <div style={{ '--editor-height': `${height}px` } as CSSProperties}>
        <Suspense fallback={<Skeleton h={height + 60} />}>
          <RichTextEditor
            id={id}
            label={label}
            lang={lang}
            value={value ?? null}
            onChange={onChange}
            usage={usage}
            onPending={onPending}
            isWrong={error !== undefined}
            describedBy={error === undefined ? undefined : `${id}-error`}
            onSend={onSend}
            tools={tools}
            onReady={onReady}
          />
        </Suspense>
      </div>
    </Input.Wrapper>
  )
}
