import type { ReactNode } from 'react'
import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { PostingRow } from '#contract/postings/views.ts'
import entries from '#shared/ui/Entries.module.css'
import { postingPath } from './posting_path.ts'
import { PostingThumb } from './PostingThumb.tsx'
import { SpecTitle } from './SpecTitle.tsx'

/** A posting's specification line as a link to its page. */
export function PostingLink({ posting }: { posting: PostingRow }) {
  return (
    <Link to={postingPath(posting)} className={entries.link}>
      <SpecTitle posting={posting} />
    </Link>
  )
}

type Props = {
  posting: PostingRow
  /** By default the specification line with a link. */
  title?: ReactNode
  /** Shown below the title. */
  about: ReactNode
  /** The columns beside the title: figures, state, actions. */
  children: ReactNode
  /** CSS class that defines the columns. */
  className: string | undefined
  isEnded?: boolean
}

/** One posting in a list of the backend: its picture, title, figures and actions. */
export function PostingEntry({ posting, title, about, children, className, isEnded }: Props) {
  return (
    <li className={`${entries.item} ${className}`} data-ended={isEnded || undefined}>
      <PostingThumb posting={posting} size="row" />
      <div className={entries.what}>
        <Text fw={600}>{title ?? <PostingLink posting={posting} />}</Text>
        {about}
      </div>
      {children}
    </li>
  )
}
