import type { PostVersion } from '#contract/forum_views.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { RichText } from '#shared/rich_text/RichText.tsx'
import { History } from '#shared/ui/History.tsx'
import { Tag } from '#shared/ui/Tag.tsx'

/** Earlier versions of a post, newest first, each with its text to open. */
export const PostVersions = ({ versions, lang }: { versions: readonly PostVersion[]; lang: string }) => (
  <History
    entries={versions.map(({ revision, title, body, created_time: time }) => ({
      id: revision,
      tag: <Tag tone="grey">v{revision}</Tag>,
      text: title ?? '',
      time: formatDate(time, true),
      content: <RichText text={body} lang={lang} hasAnchors={false} />,
    }))}
  />
)
