import { Button } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { IconScissors } from '@tabler/icons-react'
import { facetsQuery } from '../queries.ts'
import type { PostingKindEntry } from '../registry.ts'
import { withFilter, type ListSearch } from './list_search.ts'
import { useWantedPiece } from './wanted_piece.ts'

/** No limit for what is lost of the stock, in per cent: nobody has said one yet. */
const anyWaste = 100

type Props = { entry: PostingKindEntry; search: ListSearch; onSearch: (search: ListSearch) => void }

/** Offers the stock from which a searched piece can be cut, with its number; nothing if there is none. */
export default function FitOffer({ entry, search, onSearch }: Props) {
  const { t } = useLingui()
  const isPiece = useWantedPiece(search.keyword, anyWaste) !== undefined
  const asked = withFilter(search, 'fits', anyWaste)
  const { data } = useQuery({
    ...facetsQuery(entry, asked),
    enabled: isPiece,
    // The number of another search would be a promise.
    placeholderData: undefined,
  })
  const count = data?.total.count ?? 0
  if (!isPiece || count === 0) return null
  return (
    <Button
      variant="light"
      size="compact-sm"
      leftSection={<IconScissors size={14} aria-hidden />}
      onClick={() => onSearch(asked)}
    >
      {t`${plural(count, { one: '# lot from which it can be cut', other: '# lots from which it can be cut' })}`}
    </Button>
  )
}
