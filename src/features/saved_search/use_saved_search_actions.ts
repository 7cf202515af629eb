import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { savedSearchApi, type SavedSearch } from '#contract/saved_search.ts'
import { call } from '#shared/api/call.ts'
import { isActing } from '#shared/session/token.ts'
import { toastUndo } from '#shared/ui/toast_undo.tsx'
import type { SearchChoice } from './SearchFields.tsx'

/** Returns the actions on a saved search; each one reloads the list. */
export function useSavedSearchActions() {
  const { t } = useLingui()
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: [savedSearchApi.list.path] })
  const byId = ({ id }: Pick<SavedSearch, 'id'>) => ({ params: { id } })
  const restore = useMutation({
    mutationFn: (search: SavedSearch) => call(savedSearchApi.restore, byId(search), { keep: true }),
    onSuccess: refresh,
  })
  const remove = useMutation({
    mutationFn: (search: SavedSearch) => call(savedSearchApi.remove, byId(search), { keep: true }),
    onSuccess: (_, search) => {
      void refresh()
      const { name } = search
      toastUndo({
        id: `saved_search:${search.id}`,
        message: t`Saved search deleted: ${name}`,
        undo: () => restore.mutate(search),
      })
    },
  })
  const update = useMutation({
    mutationFn: ({ search, choice }: { search: SavedSearch; choice: SearchChoice }) =>
      call(savedSearchApi.update, { ...byId(search), body: choice }, { keep: true }),
    onSuccess: refresh,
  })
  /**
   * Marks matches as seen when the person opens the search, but not an operator who acts for them. A failure is not
   * reported; the matches then stay new.
   */
  const look = useMutation({
    mutationFn: async (search: Pick<SavedSearch, 'id'>) =>
      isActing() ? null : call(savedSearchApi.look, byId(search), { keep: true, quiet: true }),
    onSuccess: refresh,
    meta: { quiet: true },
  })
  return { remove, update, look }
}
