import { Input } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { lang } from '#shared/i18n/language.ts'
import type { Values } from '#shared/resource_page/define_page.ts'
import { BannerPicture } from './BannerPicture.tsx'

/** Preview of the banner as readers will see it; nothing until it has a picture. */
export function BannerPreview({ values }: { values: Values }) {
  const { t } = useLingui()
  const image = values['image'] as string | null
  const title = values['title'] as { zh: string; en: string } | null
  if (!image) return null
  return (
    <Input.Wrapper label={t`Preview`} labelElement="div">
      <BannerPicture banner={{ image, title: title?.[lang] ?? '', link: null }} />
    </Input.Wrapper>
  )
}
