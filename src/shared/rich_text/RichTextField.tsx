import { Input, Skeleton, Tabs } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { langs, type Lang } from '#contract/enums.ts'
import type { BothRichTexts } from '#contract/rich_text_field.ts'
import type { Usage } from '#contract/upload.ts'
import { inputProps, type WidgetProps } from '../form/widget_props.ts'
import { lang as readerLang } from '../i18n/language.ts'

// The editor is larger than every page with one.
const RichTextEditor = lazy(() => import('./RichTextEditor.tsx'))

type Props = WidgetProps<BothRichTexts> & { usage: Usage; onPending: (count: number) => void }

/** A formatted text in Chinese and English, one at a time; each has its message, whichever is shown. */
export function RichTextField({ usage, onPending, ...props }: Props) {
  const { id, label, value, onChange, error, inner = {} } = props
  const { t } = useLingui()
  const [shown, setShown] = useState<Lang>(readerLang)
  const names: Record<Lang, string> = { zh: t`Chinese`, en: t`English` }
  const messages = langs.flatMap((lang) => (inner[lang] ? [`${names[lang]}: ${inner[lang]}`] : []))
  const said = error ?? (messages.join('; ') || undefined)
  // A message about the language that is not shown brings that one to the front.
  const first = langs.find((lang) => inner[lang])
  const [told, setTold] = useState(first)
  if (first !== told) {
    setTold(first)
    if (first) setShown(first)
  }
  const change = (lang: Lang, next: BothRichTexts[Lang]) => {
    const both = { zh: null, en: null, ...value, [lang]: next }
    onChange(both.zh || both.en ? both : null)
  }
  return (
    <Input.Wrapper
      {...inputProps({ ...props, error: said })}
      labelElement="div"
      errorProps={{ id: `${id}-error` }}
    >
      <Tabs value={shown} onChange={(next) => setShown(next as Lang)} id={id} keepMounted={false}>
        <Tabs.List mb={6}>
          {langs.map((lang) => (
            <Tabs.Tab key={lang} value={lang} c={inner[lang] && 'var(--mantine-color-error)'}>
              {names[lang]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {langs.map((lang) => (
          <Tabs.Panel key={lang} value={lang}>
            <Suspense fallback={<Skeleton h={300} />}>
              <RichTextEditor
                id={`${id}.${lang}`}
                label={`${label} (${names[lang]})`}
                lang={lang}
                value={value?.[lang] ?? null}
                onChange={(next) => change(lang, next)}
                usage={usage}
                onPending={onPending}
                isWrong={inner[lang] !== undefined || error !== undefined}
                describedBy={said === undefined ? undefined : `${id}-error`}
              />
            </Suspense>
          </Tabs.Panel>
        ))}
      </Tabs>
    </Input.Wrapper>
  )
}
