import { useLingui } from '@lingui/react/macro'
import type { PostingKind } from '#contract/enums.ts'
import type { PostingRow } from '#contract/postings/views.ts'
import { accountStoragePrefix } from '#shared/session/remembered.ts'
import { toastError } from '#shared/ui/toast.ts'
import { useStored } from '#shared/ui/use_stored.ts'
import { compareLimit } from './compare_search.ts'
import { specText } from '../SpecTitle.tsx'

/** What the tray needs to name a posting; everybody may read it. */
type Chosen = { code: string; name: string }
type Kept = Partial<Record<PostingKind, Chosen[]>>

const none: Kept = {}

/** Postings chosen for a comparison, of each kind its own, on this device. */
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
