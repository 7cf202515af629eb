import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { Ordering } from '#contract/postings/filters.ts'
import classes from './PostingResults.module.css'

/** A sort order in one or both directions; `first` is the direction of the first click. */
type Sort = { label: MessageDescriptor; up?: Ordering; down?: Ordering; first: Ordering }

const sorts: readonly Sort[] = [
  { label: msg`Newest`, down: '-published_time', first: '-published_time' },
  { label: msg`Price`, up: 'price', down: '-price', first: 'price' },
  { label: msg`Weight`, up: 'weight', down: '-weight', first: '-weight' },
  { label: msg`Ending soon`, up: 'deadline', first: 'deadline' },
]

/** Chooses the order of a list; a click on the chosen order reverses it if it has two directions. */
export function SortControl({
  value,
  onChange,
}: {
  value: Ordering
  onChange: (ordering: Ordering) => void
}) {
  const { t, i18n } = useLingui()
  return (
    <div className={classes.sorts} role="group" aria-label={t`Sort by`}>
      {sorts.map(({ label, up, down, first }) => {
        const isUp = value === up
        const isChosen = isUp || value === down
        const other = isUp ? down : up
        const Arrow = isUp ? IconArrowUp : IconArrowDown
        return (
          <button
            key={label.id}
            type="button"
            className={classes.sort}
            aria-pressed={isChosen}
            onClick={() => onChange(isChosen ? (other ?? value) : first)}
          >
            {i18n._(label)}
            {up && down && isChosen && (
              <Arrow size={13} role="img" aria-label={isUp ? t`ascending` : t`descending`} />
            )}
          </button>
        )
      })}
    </div>
  )
}
