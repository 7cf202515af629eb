import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'

/** Field for the own password, with which a person confirms what only they may do. */
export function OwnPasswordField(props: PasswordInputProps) {
  const { t } = useLingui()
  return (
    <PasswordInput
      label={t`Your password`}
      withAsterisk
      autoComplete="current-password"
      maxLength={100}
      visibilityToggleButtonProps={{ 'aria-label': t`Show password` }}
      {...props}
    />
  )
}
