import { useLingui } from '@lingui/react/macro'
import type { PostingKind } from '#contract/enums.ts'
import type { PostingRow } from '#contract/postings/views.ts'
import { accountStoragePrefix } from '#shared/session/remembered.ts'
import { toastError } from '#shared/ui/toast.ts'
import { useStored } from '#shared/ui/use_stored.ts'
import { compareLimit } from './compare_search.ts'
import { specText } from '#features/postings/SpecTitle.tsx'

/** What the tray shows of a posting. The name is public, so it may be stored. */
type Chosen = { code: string; name: string }
type Kept = Partial<Record<PostingKind, Chosen[]>>

const none: Kept = {}

/** The postings chosen for a comparison, stored on this device for each kind separately. */
export function useCompare(kind: PostingKind) {
  const { t } = useLingui()
  const [kept, setKept] = useStored(`${accountStoragePrefix}compare`, none)
  const chosen = kept[kind] ?? []
  const set = (next: (before: Chosen[]) => Chosen[]) =>
    setKept((before) => ({ ...before, [kind]: next(before[kind] ?? []) }))
  const remove = (code: string) => set((before) => before.filter((one) => one.code !== code))
  return {
    chosen,
    isFull: chosen.length >= compareLimit,
    has: (code: string) => chosen.some((one) => one.code === code),
    toggle: (posting: PostingRow) => {
      const { code } = posting
      if (chosen.some((one) => one.code === code)) return remove(code)
      if (chosen.length >= compareLimit) return toastError(t`At most ${compareLimit} can be compared`)
      set((before) => [...before.filter((one) => one.code !== code), { code, name: specText(posting) }])
    },
    remove,
    clear: () => set(() => []),
  }
}
