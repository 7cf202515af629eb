import { TagsInput, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { searchSections, type SearchSection } from '#contract/enums.ts'
import type { Suggestions } from '#contract/site_settings.ts'
import { searchSectionLabels } from '#shared/i18n/labels.ts'
import type { Frames } from './frames.ts'
import { ownNames } from './setting_lines.ts'
import { SettingEditor, type Edit } from './SettingEditor.tsx'
import { SuggestionsPreview } from './SuggestionsPreview.tsx'
import classes from './WebsiteConfig.module.css'

/** What the search box suggests in each section, before anything is typed. */
export function SuggestionsForm({ frames }: { frames: Frames }) {
  const { t } = useLingui()
  return (
    <SettingEditor<Suggestions>
      section="suggestions"
      preview={(value) => <SuggestionsPreview value={value} frames={frames} />}
      intro={
        <Trans>
          The search box offers these in each section before anything is typed, and as words below it.
        </Trans>
      }
    >
      {(edit) =>
        searchSections.map((section) => (
          <section key={section}>
            <Title order={2} fz="sm" mt="md" mb={6}>
              {t(searchSectionLabels[section])}
            </Title>
            <div className={classes.two}>
              <Names edit={edit} section={section} language="zh" />
              <Names edit={edit} section={section} language="en" />
            </div>
          </section>
        ))
      }
    </SettingEditor>
  )
}

type Props = { edit: Edit<Suggestions>; section: SearchSection; language: 'zh' | 'en' }

function Names({ edit, section, language }: Props) {
  const { t } = useLingui()
  const own = edit.value[section]
  const { id, error } = edit.at(`${section}.${language}`)
  const inner = own[language].flatMap((_, at) => edit.at(`${section}.${language}.${at}`).error ?? [])[0]
  // The names are read and hyphenated as what they are, whatever the language of the page.
  return (
    <div lang={language === 'zh' ? 'zh-CN' : 'en-US'}>
      <TagsInput
        id={id}
        label={ownNames[language]}
        aria-label={`${t(searchSectionLabels[section])} · ${ownNames[language]}`}
        description={t`Each closed with Enter or a comma; 30 at most`}
        value={own[language]}
        onChange={(names) => edit.set({ [section]: { ...own, [language]: names } })}
        error={error ?? inner}
        splitChars={[',', '，', '、', ';', '；']}
        maxTags={30}
        acceptValueOnBlur
      />
    </div>
  )
}
