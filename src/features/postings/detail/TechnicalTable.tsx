import type { CSSProperties } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCopy } from '@tabler/icons-react'
import type { PostingDetail } from '#contract/postings/views.ts'
import { CopyTextButton } from '#shared/ui/CopyTextButton.tsx'
import { specText } from '../SpecTitle.tsx'
import { DetailSection } from './DetailSection.tsx'
import type { PostingKindEntry } from '../registry.ts'
import classes from './TechnicalTable.module.css'
import { useTechnicalRows, type TechnicalRow } from './use_technical_rows.ts'

/** Facts per line; the style sheet repeats this number. */
const columns = 3

/** The filled technical fields as a table, with a button that copies them as text. */
export function TechnicalTable({ entry, posting }: { entry: PostingKindEntry; posting: PostingDetail }) {
  const { t } = useLingui()
  const rows = useTechnicalRows(entry)(posting)
  if (rows.length === 0) return null
  const short = rows.filter((row) => !row.isLong)
  // The last short fact spans the rest of its line, so that the grid has no gap.
  const spanOf = (row: TechnicalRow) => (row === short.at(-1) ? columns - ((short.length - 1) % columns) : 1)
  const text = [specText(posting), ...rows.map((row) => `${row.label}: ${row.text}`)].join('\n')
  return (
    <DetailSection
      title={<Trans>Technical data</Trans>}
      action={
        <CopyTextButton
          text={text}
          size="compact-sm"
          icon={<IconCopy size={14} aria-hidden />}
          done={t`Specification copied`}
        >
          <Trans>Copy specification</Trans>
        </CopyTextButton>
      }
    >
      <dl className={classes.table}>
        {rows.map((row) => (
          <div
            key={row.name}
            className={classes.fact}
            style={{ '--span': row.isLong ? columns : spanOf(row) } as CSSProperties}
          >
            <dt>{row.label}</dt>
            <dd>{row.text}</dd>
          </div>
        ))}
      </dl>
    </DetailSection>
  )
}
