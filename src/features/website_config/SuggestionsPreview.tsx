import { Select, Text } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { searchSections, type SearchSection } from '#contract/enums.ts'
import type { Suggestions } from '#contract/site_settings.ts'
import { PreviewData } from '#shared/api/PreviewData.tsx'
import { searchSectionLabels } from '#shared/i18n/labels.ts'
import type { Frames } from './frames.ts'
import { InLanguage } from './InLanguage.tsx'
import { Preview } from './Preview.tsx'
import { ownNames } from './setting_lines.ts'
import classes from './WebsiteConfig.module.css'

type Props = { value: Suggestions; frames: Pick<Frames, 'SearchForm'> }

/** The search box of a section in both languages, to be tried. */
export function SuggestionsPreview({ value, frames: { SearchForm } }: Props) {
  const { t } = useLingui()
  const [section, setSection] = useState<SearchSection>(searchSections[0])
  return (
    <Preview>
      <Select
        label={t`Section to search`}
        w={260}
        mb="sm"
        data={searchSections.map((each) => ({ value: each, label: t(searchSectionLabels[each]) }))}
        value={section}
        onChange={(next) => setSection(searchSections.find((each) => each === next) ?? section)}
        allowDeselect={false}
      />
      <div className={classes.two}>
        {(['zh', 'en'] as const).map((one) => (
          <div key={one}>
            <Text size="xs" c="dimmed" mb={4}>
              {ownNames[one]}
            </Text>
            <PreviewData sections={{ [section]: value[section][one] }}>
              <InLanguage language={one}>
                <SearchForm key={section} section={section} initial="" searchFor={() => undefined}>
                  {null}
                </SearchForm>
              </InLanguage>
            </PreviewData>
          </div>
        ))}
      </div>
    </Preview>
  )
}
