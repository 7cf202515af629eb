import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { RequestRowValues } from '#contract/postings/row_values.ts'
import type { PostingRow } from '#contract/postings/views.ts'
import { Tag } from '#shared/ui/Tag.tsx'
import blocks from '../Blocks.module.css'
import { VisibilityTag } from '../VisibilityTag.tsx'
import { useOptionText } from '../use_option_text.ts'

/** Tags for what a supplier looks for first: forging type, drawings, who keeps the offcut, certificates, who may read the request. */
export function RequestTags({ posting }: { posting: PostingRow }) {
  const { t } = useLingui()
  const option = useOptionText()
  const extras = posting.extras as RequestRowValues
  const drawings = extras.drawing_count ?? 0
  return (
    <div className={blocks.tags}>
      {posting.forge_type !== null && <Tag tone="blue">{option('forge_type', posting.forge_type)}</Tag>}
      {drawings > 0 && (
        <Tag tone={extras.drawing_access === 'public' ? 'grey' : 'amber'}>
          {t`${plural(drawings, { one: '# drawing', other: '# drawings' })}`}
          {extras.drawing_access !== 'public' && ` · ${t`on approval`}`}
        </Tag>
      )}
      {extras.offcut && <Tag tone="forge">{option('offcut', extras.offcut)}</Tag>}
      {posting.have_warranty === 1 && (
        <Tag tone="green">
          <Trans>Mill certificate required</Trans> {posting.certificate_type}
        </Tag>
      )}
      {posting.have_report === 1 && (
        <Tag tone="green">
          <Trans>Report needed</Trans>
        </Tag>
      )}
      <VisibilityTag posting={posting} />
    </div>
  )
}
