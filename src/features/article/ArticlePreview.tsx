import { Input, SegmentedControl, Stack, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { langs, type Lang } from '#contract/enums.ts'
import type { BothRichTexts } from '#contract/rich_text_field.ts'
import { lang as ownLang } from '#shared/i18n/language.ts'
import type { Values } from '#shared/resource_page/define_page.ts'
import { RichText } from '#shared/rich_text/RichText.tsx'
import { FallbackNote } from './FallbackNote.tsx'
import classes from './Article.module.css'

/** The article as it will be read, in either language. */
export function ArticlePreview({ values }: { values: Values }) {
  const { t } = useLingui()
  const [reader, setReader] = useState<Lang>(ownLang)
  const title = values['title'] as Record<Lang, string> | null
  const body = values['body'] as BothRichTexts | null
  const shown = [reader, ...langs].find((one) => title?.[one] && body?.[one])
  return (
    <Input.Wrapper label={t`Preview`} description={t`As readers will see it`} labelElement="div">
      <Stack gap="xs" mt={6} className={classes.preview}>
        <SegmentedControl
          size="xs"
          w="fit-content"
          aria-label={t`Language of the reader`}
          value={reader}
          onChange={(next) => setReader(next as Lang)}
          data={[
            { value: 'zh', label: t`Chinese readers` },
            { value: 'en', label: t`English readers` },
          ]}
        />
        {shown && title && body?.[shown] ? (
          <>
            <FallbackNote shown={shown} reader={reader} />
            <Title order={2} size="h4" lang={shown}>
              {title[shown]}
            </Title>
            <RichText text={body[shown]} lang={shown} />
          </>
        ) : (
          <Trans>Title and text of one language are needed first.</Trans>
        )}
      </Stack>
    </Input.Wrapper>
  )
}
