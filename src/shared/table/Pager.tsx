import { Pagination } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'

type Props = {
  /** Number of all rows, and of rows per page. */
  count: number
  size: number
  page: number
  onPage: (page: number) => void
}

/** Page numbers of a list; nothing if it has only one page. */
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
