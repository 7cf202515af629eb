import { Button, Group, Text, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState, type SubmitEvent } from 'react'
import type { FileRef } from '#contract/fields.ts'
import { uploadApi, type FileType, type Usage } from '#contract/upload.ts'
import { webAddress } from '#contract/text.ts'
import { check } from '#contract/validation.ts'
import { call } from '../api/call.ts'
import type { ApiError } from '../api/error.ts'
import { nameOfAddress } from '../api/file_address.ts'
import { lang } from '../i18n/language.ts'
import { TopDialog } from '../ui/TopDialog.tsx'

type Props = {
  opened: boolean
  allowed: readonly FileType[]
  usage: Usage
  /** Whether the file is one of a list, whose pictures have a lower size limit. */
  inList: boolean
  onClose: () => void
  /** Called with the server's copy of the file. */
  onConfirm: (file: FileRef) => void
}

/**
 * 'Link to an image or file' (SPEC 4.17): confirm is disabled while the address is empty. The server fetches the file
 * and stores a copy (docs/decisions/067-outside-files-are-fetched-once.md); the typed address stays until that has
 * succeeded.
 */
export function WebAddressDialog({ opened, allowed, usage, inList, onClose, onConfirm }: Props) {
  const { t } = useLingui()
  const [address, setAddress] = useState('')
  const [error, setError] = useState<string>()
  const [fetching, setFetching] = useState<AbortController | null>(null)
  useEffect(() => () => fetching?.abort(), [fetching])
  const close = () => {
    fetching?.abort()
    setAddress('')
    setError(undefined)
    onClose()
  }
  const fetchFile = async (from: string) => {
    const controller = new AbortController()
    setError(undefined)
    setFetching(controller)
    try {
      const list = inList ? { list: '1' as const } : {}
      const body = { address: from, file_types: [...allowed], usage, ...list }
      const own = await call(uploadApi.fetch, { body }, { signal: controller.signal, quiet: true })
      onConfirm({ address: own.address, name: nameOfAddress(from), type: own.file_type })
      close()
    } catch (cause) {
      const { kind, fields, message } = cause as ApiError
      if (kind !== 'cancelled') setError(fields['address'] ?? message)
    } finally {
      setFetching(null)
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // In React's tree the dialog is a child of the page's form.
    event.stopPropagation()
    if (fetching) return
    const checked = check(webAddress, address, lang)
    if (checked.ok) void fetchFile(checked.value)
    else setError(Object.values(checked.errors)[0])
  }
  return (
    <TopDialog opened={opened} onClose={close} title={t`Link to an image or file`}>
      <form onSubmit={submit} noValidate>
        <TextInput
          label={t`Address`}
          description={t`The file is fetched once, and a copy is kept here`}
          required
          placeholder="https://"
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
          readOnly={fetching !== null}
          error={error}
          data-autofocus
        />
        <Group justify="flex-end" mt="md">
          <Text size="sm" c="dimmed" role="status">
            {fetching && <Trans>Fetching the file…</Trans>}
          </Text>
          <Button variant="default" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" disabled={address.trim() === ''} loading={fetching !== null}>
            <Trans>Confirm</Trans>
          </Button>
        </Group>
      </form>
    </TopDialog>
  )
}
