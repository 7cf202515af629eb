import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconTextRecognition } from '@tabler/icons-react'
import { memo } from 'react'
import type { Shape } from '#contract/steel/shapes.ts'
import { readSpecSheet, type SpecRow } from '#contract/steel/spec_sheet.ts'
import { formatWeight } from '#shared/i18n/format.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import type { Texts } from '../readers.ts'
import { ResultButtons } from '../ResultButtons.tsx'
import tools from '../Tools.module.css'
import { sheetText } from './sheet_text.ts'
import classes from './Spec.module.css'
import { SpecLegend } from './SpecTokens.tsx'
import { SpecRowCard } from './SpecRowCard.tsx'
import { answersByLine, type SpecName } from './spec_inputs.ts'

type Props = { texts: Texts<SpecName>; onAnswer: (line: string, shape: Shape) => void }

/** The results line by line; memoised, because rendering hundreds of sketches with each key would be slow. */
export const SpecResults = memo(function SpecResults({ texts, onAnswer }: Props) {
  const { t } = useLingui()
  const shape = (texts.shape || undefined) as Shape | undefined
  const chosen = answersByLine(texts.text, texts.as)
  const { rows, left } = readSpecSheet(texts.text, { shape, chosen })
  if (rows.length === 0)
    return (
      <div className={tools.box}>
        <Empty
          icon={IconTextRecognition}
          title={<Trans>Nothing to read yet</Trans>}
          hint={
            <Trans>
              Separators × x * and full-width digits, φ Ø D, OD/ID, mm, cm and m, grades, delivery conditions
              and quantities are understood, in Chinese and English.
            </Trans>
          }
        />
      </div>
    )
  return (
    <>
      <div className={`${tools.box} ${classes.summary}`}>
        <p role="status">
          <Summary rows={rows} />
        </p>
        <ResultButtons text={sheetText(rows)} />
      </div>
      <SpecLegend rows={rows} />
      <ol className={classes.rows}>
        {rows.map((row) => (
          <SpecRowCard
            key={row.number}
            row={row}
            chosen={chosen.get(row.line) ?? shape}
            onAnswer={(one) => onAnswer(row.line, one)}
          />
        ))}
      </ol>
      {left > 0 && (
        <p className={classes.note} role="status">
          {t`${plural(left, { one: '# more line is not shown', other: '# more lines are not shown' })}`}
        </p>
      )}
    </>
  )
})

/** Number of lines, number of ambiguous ones, and the total weight. */
function Summary({ rows }: { rows: readonly SpecRow[] }) {
  const { t } = useLingui()
  const asking = rows.filter(({ pieces }) => pieces.some(({ lot }) => lot.candidates)).length
  const weighed = rows.flatMap((row) => row.lotKg ?? row.pieceKg ?? [])
  const total = weighed.reduce((sum, kg) => sum + kg, 0)
  return (
    <>
      <b>{t`${plural(rows.length, { one: '# line', other: '# lines' })}`}</b>
      {asking > 0 && ` · ${t`${plural(asking, { one: '# to decide', other: '# to decide' })}`}`}
      {weighed.length > 0 && (
        <>
          {' · '}
          <Trans>
            total <b>{formatWeight(total)}</b>
          </Trans>
        </>
      )}
    </>
  )
}
