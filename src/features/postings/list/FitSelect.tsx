import { useId } from 'react'
import { NativeSelect } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import classes from './SearchParts.module.css'

/** Offered limits for what is lost of the stock, in per cent; 100 is no limit. */
const limits = [10, 20, 30, 50]

type Props = { value: number | undefined; onChange: (value: number | undefined) => void }

/** Asks for stock of the searched size, or for stock that the searched piece can be cut from. */
export function FitSelect({ value, onChange }: Props) {
  const { t } = useLingui()
  const id = useId()
  const offered = value === undefined || value === 100 || limits.includes(value) ? limits : [...limits, value]
  return (
    <span className={classes.fit}>
      <label htmlFor={id}>{t`Fits my part`}</label>
      <NativeSelect
        id={id}
        size="xs"
        value={value ?? ''}
        onChange={({ currentTarget: { value: chosen } }) =>
          onChange(chosen === '' ? undefined : Number(chosen))
        }
        data={[
          { value: '', label: t`No: stock of this size` },
          ...offered
            .toSorted((a, b) => a - b)
            .map((most) => ({ value: String(most), label: t`Yes, at most ${most} % waste` })),
          { value: '100', label: t`Yes, any waste` },
        ]}
      />
    </span>
  )
}
