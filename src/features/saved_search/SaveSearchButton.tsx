import { lazy, Suspense, useState } from 'react'
import { Button, type ButtonProps } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { IconBellPlus } from '@tabler/icons-react'
import { useSignedIn } from '#shared/session/use_signed_in.ts'
import type { ListSearch } from '#features/postings/list/list_search.ts'
import type { PostingKindEntry } from '#features/postings/registry.ts'

const SaveSearchDialog = lazy(async () => ({
  default: (await import('./SaveSearchDialog.tsx')).SaveSearchDialog,
}))

type Props = Omit<ButtonProps, 'children'> & {
  entry: PostingKindEntry
  search: ListSearch
  companyName?: string
}

/** Button that saves the filters of a list, to be notified of new matches; visitors sign in first. */
export function SaveSearchButton({ entry, search, companyName, ...rest }: Props) {
  const [isOpen, setOpen] = useState(false)
  const signedIn = useSignedIn()
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        {...rest}
        leftSection={<IconBellPlus size={15} aria-hidden />}
        onClick={() => signedIn(() => setOpen(true))}
      >
        <Trans>Save this search</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <SaveSearchDialog
            entry={entry}
            search={search}
            companyName={companyName}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
