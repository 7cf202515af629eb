import { Text } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { bannerClickApi } from '#contract/resources/banner.ts'
import { query } from '#shared/api/query.ts'
import { lang } from '#shared/i18n/language.ts'
import type { ResourceRow } from '#shared/resource_page/define_page.ts'
import { CutText } from '#shared/table/cells.tsx'

/** The title of an ad, and how often it was clicked; one request serves all rows. */
export function BannerTitleCell({ row }: { row: ResourceRow }) {
  const { data } = useQuery(query(bannerClickApi.counts, {}, { keep: true, quiet: true }))
  const clicks = data?.find(({ id }) => id === row.id)?.clicks ?? 0
  return (
    <>
      <CutText>{(row['title'] as { zh: string; en: string })[lang]}</CutText>
      {data && (
        <Text size="xs" c="dimmed">
          {plural(clicks, { one: '# click', other: '# clicks' })}
        </Text>
      )}
    </>
  )
}
