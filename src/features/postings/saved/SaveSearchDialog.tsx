import { useState } from 'react'
import { Alert, Button, Modal, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { IconInfoCircle } from '@tabler/icons-react'
import { savedSearchApi, searchNameLength } from '#contract/saved_search.ts'
import { tidyText } from '#contract/text.ts'
import { call } from '#shared/api/call.ts'
import { ApiError } from '#shared/api/error.ts'
import { filtersOf, type ListSearch } from '../list/list_search.ts'
import type { PostingKindEntry } from '../registry.ts'
import { SearchForm, type SearchChoice } from './SearchForm.tsx'
import { useSearchWords } from './use_search_words.ts'

type Props = { entry: PostingKindEntry; search: ListSearch; companyName?: string; onClose: () => void }

/** Keeps the filters of a list under a name; mounted while it is open. Saving twice from one opening has one effect. */
export function SaveSearchDialog({ entry, search, companyName, onClose }: Props) {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID())
  const words = useSearchWords(companyName)(entry, search)
  const title = i18n._(entry.view.title)
  const save = useMutation({
    mutationFn: (choice: SearchChoice) =>
      call(
        savedSearchApi.create,
        { body: { kind: entry.definition.kind, ...choice, filters: filtersOf(search) } },
        { idempotencyKey, keep: true },
      ),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: [savedSearchApi.list.path] })
      onClose()
    },
    // Another name is another request.
    onError: (error) => error instanceof ApiError && error.kind === 'http' && setKey(crypto.randomUUID()),
  })
  const error = save.error instanceof ApiError ? save.error : null
  const isKnown = error?.code === 'search_exists'
  return (
    <Modal
      opened
      onClose={onClose}
      title={t`Save this search`}
      centered
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {[title, ...words].join(' · ')}
        </Text>
        {isKnown && (
          <Alert color="yellow" p="xs" icon={<IconInfoCircle size={16} aria-hidden />} role="alert">
            {error.message}{' '}
            <Button
              size="compact-xs"
              variant="subtle"
              onClick={() => void navigate({ to: '/backend/saved_search' })}
            >
              <Trans>Open saved searches</Trans>
            </Button>
          </Alert>
        )}
        <SearchForm
          initial={{
            name: tidyText(words.length > 0 ? words.join(' ') : title, searchNameLength),
            alert: 'instant',
          }}
          submitLabel={t`Save`}
          isSending={save.isPending}
          error={isKnown ? null : error}
          onSubmit={(choice) => save.mutate(choice)}
          onCancel={onClose}
        />
      </Stack>
    </Modal>
  )
}
