import { useLingui } from '@lingui/react/macro'
import { savedSearchApi, type SavedSearch } from '#contract/saved_search.ts'
import { FormDialog } from '#shared/form/FormDialog.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { SearchFields } from './SearchFields.tsx'

/** Dialog that changes name and alert of a saved search; mounted only while it is open. */
export function EditSearchDialog({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const { t } = useLingui()
  const { id, name, alert } = search
  const form = useEndpointForm(savedSearchApi.update, {
    id: 'search',
    params: { id },
    values: { name, alert },
    keptAs: `search ${id}`,
    changes: [savedSearchApi.list],
    onSent: onClose,
  })
  return (
    <FormDialog form={form} title={t`Edit saved search`} centered submitLabel={t`Save`} onClose={onClose}>
      <SearchFields form={form} />
    </FormDialog>
  )
}
