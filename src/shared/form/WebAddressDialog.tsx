import { Button, Group, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type SubmitEvent } from 'react'
import { resourceAddress } from '#contract/text.ts'
import { check } from '#contract/validation.ts'
import { lang } from '../i18n/language.ts'
import { TopDialog } from '../ui/TopDialog.tsx'

type Props = { opened: boolean; onClose: () => void; onConfirm: (address: string) => void }

/** 'Web resource address' of spec §4: confirm is disabled while the address is empty. */
export function WebAddressDialog({ opened, onClose, onConfirm }: Props) {
  const { t } = useLingui()
  const [address, setAddress] = useState('')
  const [error, setError] = useState<string>()
  const close = () => {
    setAddress('')
    setError(undefined)
    onClose()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // The dialog is a child of the page's form in React's tree.
    event.stopPropagation()
    const checked = check(resourceAddress, address.trim(), lang)
    if (!checked.ok) return setError(Object.values(checked.errors)[0])
    onConfirm(checked.value)
    close()
  }
  return (
    <TopDialog opened={opened} onClose={close} title={t`Web resource address`}>
      <form onSubmit={submit} noValidate>
        <TextInput
          label={t`Address`}
          placeholder="https://"
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
          error={error}
          data-autofocus
        />
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" disabled={address.trim() === ''}>
            <Trans>Confirm</Trans>
          </Button>
        </Group>
      </form>
    </TopDialog>
  )
}
