import { Trans } from '@lingui/react/macro'
import type { GradeEquivalent } from '#contract/steel/grade.ts'
import { Tag } from '#shared/ui/Tag.tsx'

/** Tag that says whether another name is an exact equivalent or only comparable. */
export function RelationTag({ kind }: { kind: GradeEquivalent['kind'] }) {
  return kind === 'exact' ? (
    <Tag tone="green">
      <Trans>exact</Trans>
    </Tag>
  ) : (
    <Tag tone="amber">
      <Trans>comparable</Trans>
    </Tag>
  )
}
