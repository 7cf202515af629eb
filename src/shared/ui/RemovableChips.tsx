import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import classes from './Chips.module.css'

type Props<Name extends string> = {
  chips: readonly { name: Name; text: string }[]
  onRemove: (name: Name) => void
}

/** Filters that only a notification about several sets; a click removes one. */
export function RemovableChips<Name extends string>({ chips, onRemove }: Props<Name>) {
  const { t } = useLingui()
  if (chips.length === 0) return null
  return (
    <div className={classes.chips} role="group" aria-label={t`Chosen filters`}>
      {chips.map(({ name, text }) => (
        <button
          key={name}
          type="button"
          className={classes.chip}
          aria-label={t`Remove filter ${text}`}
          onClick={() => onRemove(name)}
        >
          <span className={classes.chipText}>{text}</span>
          <IconX size={12} aria-hidden />
        </button>
      ))}
    </div>
  )
}
