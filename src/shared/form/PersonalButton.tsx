import { Button, type ButtonProps } from '@mantine/core'
import type { ComponentPropsWithoutRef } from 'react'
import { useOnlyInPerson } from './only_in_person.ts'

type Props = ButtonProps & Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps>

/** A button for what only the person may do: disabled while an operator acts for them, with the reason as its tip. */
export function PersonalButton({ disabled, title, ...rest }: Props) {
  const reason = useOnlyInPerson()
  return <Button {...rest} disabled={disabled || reason !== undefined} title={reason ?? title} />
}
