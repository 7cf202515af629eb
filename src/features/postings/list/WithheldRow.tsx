import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { IconLock } from '@tabler/icons-react'
import type { PostingRow } from '#contract/postings/views.ts'
import { categoryName } from '#contract/reference/categories.ts'
import { lang } from '#shared/i18n/language.ts'
import { useProductCategory } from '#shared/reference/reference.ts'
import blocks from '../Blocks.module.css'
import { postingPath } from '../posting_path.ts'
import { TimeLeft } from '../TimeLeft.tsx'
import classes from './PostingRow.module.css'

/** A row for a posting that only companies may read, as everybody else sees it: title, category and deadline. */
export function WithheldRow({ posting }: { posting: PostingRow }) {
  // Loads the names of categories that operators added.
  useProductCategory()
  return (
    <>
      <Link to={postingPath(posting)} className={blocks.cover} data-posting-link>
        <span className={blocks.title}>{posting.title}</span>
      </Link>
      <div className={classes.goods}>
        {posting.category_id !== null && categoryName(posting.category_id, lang)}
      </div>
      <div className={blocks.note}>
        <IconLock size={12} aria-hidden /> <Trans>Details are for registered companies.</Trans>{' '}
        {posting.expires_at && <TimeLeft until={posting.expires_at} />}
      </div>
    </>
  )
}
