import { TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'

type Props = {
  id: string
  value: string
  error: string | undefined
  onChange: (event: React.ChangeEvent<HTMLInputElement>) => void
}

/** Field for what the owner calls a passkey. */
export function NameField(input: Props) {
  const { t } = useLingui()
  return (
    <TextInput
      data-autofocus
      label={t`Name of the passkey`}
      description={t`So that you recognise it in this list, such as “Office computer” or “My phone”.`}
      withAsterisk
      autoComplete="off"
      maxLength={40}
      {...input}
    />
  )
}
