import { Text } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ArticleCard } from '#contract/article.ts'
import { thumbUrl } from '#shared/api/file_address.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import classes from './Article.module.css'
import { OtherLanguage } from './OtherLanguage.tsx'

type Props = { article: ArticleCard; category: string | undefined }

/** An article in the list: cover, title, beginning, category and day. */
export function ArticleRow({ article, category }: Props) {
  const { id, title, excerpt, cover, publish_time: time, lang: written } = article
  return (
    <li className={classes.row}>
      {cover ? (
        <img src={thumbUrl(cover)} alt="" className={classes.cover} loading="lazy" />
      ) : (
        <span className={classes.cover} aria-hidden data-empty>
          <IconFileText size={32} stroke={1.2} />
        </span>
      )}
      <div className={classes.words}>
        <Link
          to="/home/article/detail/$id"
          params={{ id: String(id) }}
          className={classes.title}
          lang={written}
        >
          {title}
        </Link>
        <Text size="sm" lineClamp={2} lang={written} c="dimmed">
          {excerpt}
        </Text>
        <Text size="xs" c="dimmed" className={classes.facts}>
          {category && <span>{category}</span>}
          <time dateTime={time}>{formatDate(time)}</time>
          {written !== lang && <OtherLanguage lang={written} />}
        </Text>
      </div>
    </li>
  )
}
