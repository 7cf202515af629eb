import { TextInput } from '@mantine/core'

type Props = {
  label: string
  description?: string
  id: string
  value: string
  error: string | undefined
  onChange: (event: React.ChangeEvent<HTMLInputElement>) => void
}

/** Field for a code; spaces and full-width digits are allowed, so nothing is cut off while it is typed. */
export function CodeInput(input: Props) {
  return (
    <TextInput
      data-autofocus
      withAsterisk
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={60}
      {...input}
    />
  )
}
