import { Pagination } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'

type Props = {
  /** Rows in all, and of one page. */
  count: number
  size: number
  page: number
  onPage: (page: number) => void
}

/** The way to the other pages of a list; nothing where one page holds it all. */
export function Pager({ count, size, page, onPage }: Props) {
  const { t } = useLingui()
  if (count <= size) return null
  return (
    <Pagination
      size="sm"
      value={page}
      total={Math.ceil(count / size)}
      onChange={onPage}
      getControlProps={(control) => ({
        'aria-label': control === 'previous' ? t`Previous page` : t`Next page`,
      })}
    />
  )
}
