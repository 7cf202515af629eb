import { useLingui } from '@lingui/react/macro'
import { Tag } from '#shared/ui/Tag.tsx'
import type { AdminPostingRow } from '#contract/postings/views.ts'
import { flagLabels } from './posting_flags.ts'

type Props = {
  posting: Pick<AdminPostingRow, 'flags'>
}

/** Tags with hints for the operator. */
export function PostingFlags({ posting: { flags } }: Props) {
  const { t } = useLingui()
  return (
    <>
      {flags.map((flag) => {
        const { label, hint, tone } = flagLabels[flag]
        return (
          <Tag key={flag} tone={tone} title={t(hint)}>
            {t(label)}
          </Tag>
        )
      })}
    </>
  )
}
