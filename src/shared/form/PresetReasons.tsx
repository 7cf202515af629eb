import { ReasonChips } from './ReasonChips.tsx'
import { usePresetReasons } from './use_preset_reasons.ts'

type Props = {
  asked: Parameters<typeof usePresetReasons>[0]
  comment: string
  onChange: (comment: string) => void
}

/** The kept reasons for a decision; the server puts them into the language of whoever reads the comment. */
export const PresetReasons = ({ asked, ...field }: Props) => (
  <ReasonChips reasons={usePresetReasons(asked)} {...field} />
)
