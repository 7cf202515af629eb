import { Input, Text } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { Trans, useLingui } from '@lingui/react/macro'
import type { bannerLanguages, BannerPlace } from '#contract/banner.ts'
import type { Values } from '#shared/resource_page/define_page.ts'
import { BannerPicture } from './BannerPicture.tsx'
import classes from './Banner.module.css'

/** Size in px of each place on a wide window, where the start page has 1,280 px for its columns (`HomePage.module.css`). */
const sizes: Record<BannerPlace, { width: number; height: number }> = {
  home_top: { width: 748, height: 353 },
  home_foot: { width: 633, height: 120 },
}

/** The ad as it will appear at its place, for readers of each language that it is shown to, and where it leads. */
export function BannerPreview({ values }: { values: Values }) {
  const { t } = useLingui()
  const { ref, width } = useElementSize()
  const size = sizes[(values['place'] as BannerPlace | null) ?? 'home_top']
  const shownTo = values['language'] as (typeof bannerLanguages)[number] | null
  const languages = shownTo === 'zh' || shownTo === 'en' ? [shownTo] : (['zh', 'en'] as const)
  const title = values['title'] as { zh: string; en: string } | null
  const image = values['image'] as string | null
  const link = values['link'] as string | null
  const scale = width / size.width
  return (
    <Input.Wrapper
      label={t`Preview`}
      description={t`At its place on a wide window, drawn smaller`}
      labelElement="div"
    >
      <div ref={ref} className={classes.preview}>
        {languages.map((language) => (
          <div key={language} className={classes.frame} style={{ height: size.height * scale }}>
            <div
              className={classes.scaled}
              style={{ ...size, transform: `scale(${scale})` }}
              lang={image ? language : undefined}
            >
              {image ? (
                <BannerPicture banner={{ image, title: title?.[language] ?? '', link: null }} />
              ) : (
                <div className={classes.missing}>
                  <Trans>The picture is missing</Trans>
                </div>
              )}
            </div>
          </div>
        ))}
        <Text size="xs" c="dimmed">
          {link ? (
            <Trans>A click opens {link}</Trans>
          ) : (
            <Trans>A click opens nothing: there is no link</Trans>
          )}
        </Text>
      </div>
    </Input.Wrapper>
  )
}
