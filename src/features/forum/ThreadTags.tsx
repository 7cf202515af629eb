import { AnchorLink } from '#shared/ui/links.tsx'
import { useTagName } from './queries.ts'

/** The tags of a thread, each of which opens the list of threads that have it. */
export function ThreadTags({ tags }: { tags: readonly number[] }) {
  const tagName = useTagName()
  return tags.map((tag) => (
    <AnchorLink key={tag} to="/home/forum" search={{ tag_id: tag } as never} size="sm">
      #{tagName(tag) ?? tag}
    </AnchorLink>
  ))
}
