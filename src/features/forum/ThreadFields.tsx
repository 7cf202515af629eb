import { TagsInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { forumLimits } from '#contract/forum_forms.ts'
import { ChoiceField, MultiField } from '#shared/form/ChoiceField.tsx'
import { TextField } from '#shared/form/TextField.tsx'
import type { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { inputProps } from '#shared/form/widget_props.ts'
import { lang } from '#shared/i18n/language.ts'
import { useTags } from '#shared/reference/reference.ts'
import { OneTextField } from '#shared/rich_text/OneTextField.tsx'
import classes from './Forum.module.css'
import { MentionPicker } from './MentionPicker.tsx'
import { useSections } from './queries.ts'
import type { ThreadValues } from './thread_values.ts'

type Fields = Pick<
  ReturnType<typeof useEndpointForm<never, ThreadValues>>,
  'field' | 'set' | 'values' | 'errors'
>

type Props = {
  form: Fields
  /** The thread that is changed; a new one has a section to choose. */
  thread: number | null
  onPending: (count: number) => void
}

/** The fields of a thread. */
export function ThreadFields({ form, thread, onPending }: Props) {
  const { t } = useLingui()
  const { sections = [] } = useSections()
  const tags = useTags('forum')
  const { shown } = form.values
  const open = sections.filter((one) => !one.is_closed)
  const chosen = open.find(({ id }) => id === form.values.section)
  const postings = form.field('postings')
  return (
    <div className={classes.fields}>
      <div className={classes.wide}>
        <TextField
          {...form.field('title')}
          label={t({ message: 'Title', context: 'of a thread' })}
          hint={t`The question in a sentence, with grade and size if it is about a piece`}
          required
        />
      </div>
      {thread === null && (
        <ChoiceField
          {...form.field('section')}
          onChange={(next) => form.set({ section: next as number | null })}
          label={t({ message: 'Section', context: 'forum' })}
          hint={chosen?.description[lang]}
          required
          choices={open.map(({ id, name }) => ({ value: id, label: name[lang] }))}
        />
      )}
      <ChoiceField
        {...form.field('lang')}
        onChange={(next) => form.set({ lang: next === 'en' ? 'en' : 'zh' })}
        label={t({ message: 'Written in', context: 'language' })}
        required
        choices={[
          { value: 'zh', label: t`Chinese` },
          { value: 'en', label: t`English` },
        ]}
      />
      <div className={classes.wide}>
        <OneTextField
          {...form.field('body')}
          label={t({ message: 'Text', context: 'of a thread' })}
          required
          lang={form.values.lang}
          height={240}
          usage="forum"
          onPending={onPending}
          tools={(editor) => (
            <MentionPicker
              editor={editor}
              thread={thread}
              onChoose={(one) => form.set({ shown: { ...shown, mentions: [...shown.mentions, one] } })}
            />
          )}
        />
      </div>
      <MultiField
        {...form.field('tags')}
        label={t`Tags`}
        hint={t`Three at most`}
        choices={tags.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <TagsInput
        {...inputProps({
          ...postings,
          label: t`Postings that it is about`,
          hint: t`Their codes, e.g. Q7K2M9PA2; Enter adds one`,
          error: postings.error ?? Object.values(postings.inner ?? {})[0],
        })}
        value={postings.value ?? []}
        onChange={(next) => postings.onChange(next.length > 0 ? next.map((one) => one.toUpperCase()) : null)}
        maxTags={forumLimits.postings}
        splitChars={[',', ' ', '，', '、']}
        acceptValueOnBlur
      />
    </div>
  )
}
