import { Alert, Button, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { IconInfoCircle } from '@tabler/icons-react'
import { savedSearchApi, searchNameLength, type SearchAlert } from '#contract/saved_search.ts'
import { tidyText } from '#contract/text.ts'
import { FormDialog } from '#shared/form/FormDialog.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { filtersOf, type ListSearch } from '#features/postings/list/list_search.ts'
import type { PostingKindEntry } from '#features/postings/registry.ts'
import { SearchFields } from './SearchFields.tsx'
import { useSearchWords } from './use_search_words.ts'

type Props = { entry: PostingKindEntry; search: ListSearch; companyName?: string; onClose: () => void }

/** Dialog that saves the filters of a list under a name; mounted only while it is open. Sending it twice saves one search. */
export function SaveSearchDialog({ entry, search, companyName, onClose }: Props) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const words = useSearchWords(companyName)(entry, search)
  const title = i18n._(entry.view.title)
  const form = useEndpointForm(savedSearchApi.create, {
    id: 'search',
    values: {
      name: tidyText(words.length > 0 ? words.join(' ') : title, searchNameLength),
      alert: 'instant' as SearchAlert,
      kind: entry.definition.kind,
      filters: filtersOf(search),
    },
    keptAs: `search of ${entry.definition.kind} ${JSON.stringify(filtersOf(search))}`,
    changes: [savedSearchApi.list],
    onSent: onClose,
  })
  const { submitError: error } = form.shell
  const known = error?.code === 'search_exists' ? error : null
  return (
    <FormDialog
      form={known ? { ...form, shell: { ...form.shell, submitError: null } } : form}
      title={t`Save this search`}
      centered
      submitLabel={t`Save`}
      onClose={onClose}
    >
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {[title, ...words].join(' · ')}
        </Text>
        {known && (
          <Alert color="yellow" p="xs" icon={<IconInfoCircle size={16} aria-hidden />} role="alert">
            {known.message}{' '}
            <Button
              size="compact-xs"
              variant="subtle"
              onClick={() => void navigate({ to: '/backend/saved_search' })}
            >
              <Trans>Open saved searches</Trans>
            </Button>
          </Alert>
        )}
        <SearchFields form={form} />
      </Stack>
    </FormDialog>
  )
}
