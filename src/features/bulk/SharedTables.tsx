import { Alert, Button, Group } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { dropShared, readShared } from '#shared/offline/shared_files.ts'
import { isTableFile } from '#features/shared_files/index.ts'

type Props = {
  accountId: number
  /** Opens the file; resolves to false if that failed. */
  onOpen: (file: File) => Promise<boolean>
}

/** Tables that another program shared; they stay here until they are opened as postings of some kind. */
export function SharedTables({ accountId, onOpen }: Props) {
  const shared = useQuery({
    queryKey: ['shared tables', accountId],
    queryFn: async () => (await readShared(accountId))?.files.filter(isTableFile) ?? [],
    gcTime: 0,
    networkMode: 'always',
    retry: false,
    meta: { quiet: true },
  })
  if (!shared.data || shared.data.length === 0) return null
  return (
    <Alert color="blue" p="xs" mb="sm" title={<Trans>Tables from another program</Trans>}>
      <Group gap="xs">
        {shared.data.map(({ name, type, bytes }) => (
          <Button
            key={name}
            size="compact-sm"
            onClick={async () => {
              if (!(await onOpen(new File([bytes], name, { type })))) return
              await dropShared(name)
              await shared.refetch()
            }}
          >
            <Trans>Open {name}</Trans>
          </Button>
        ))}
      </Group>
    </Alert>
  )
}
