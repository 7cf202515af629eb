import { Button, Group } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import { ReportReading } from '#features/spec_report/index.ts'
import type { Shape } from '#contract/steel/shapes.ts'
import { candidateText } from '#contract/steel/spec_limits.ts'
import type { SpecRow } from '#contract/steel/spec_sheet.ts'
import { lang } from '#shared/i18n/language.ts'
import { Sketch } from '#shared/ui/Sketch.tsx'
import { Tag } from '#shared/ui/Tag.tsx'
import tools from '../Tools.module.css'
import classes from './Spec.module.css'
import { SpecPieceView } from './SpecPieceView.tsx'
import { SpecTokens } from './SpecTokens.tsx'

type Props = {
  row: SpecRow
  /** The shape that was chosen for the line. */
  chosen: Shape | undefined
  onAnswer: (shape: Shape) => void
}

/** Result of one line: how each part was understood, its pieces with their weights, what is left and what is asked. */
export function SpecRowCard({ row, chosen, onAnswer }: Props) {
  const { parsed, line, number, pieces } = row
  const { unread } = parsed
  const isAsked = pieces.some(({ lot }) => lot.candidates)
  const isEmpty = pieces.every(({ lot }) => !lot.shape && !lot.candidates)
  return (
    <li className={`${tools.box} ${classes.row}`} data-asks={isAsked || undefined}>
      <span className={classes.number}>{number}</span>
      <div className={classes.read}>
        <SpecTokens parsed={parsed} />
        {pieces.map((piece, place) => (
          <Fragment key={place}>
            <SpecPieceView piece={piece} />
            {piece.lot.candidates && <Question candidates={piece.lot.candidates} onAnswer={onAnswer} />}
          </Fragment>
        ))}
        {unread.length > 0 && (
          <div className={classes.chips}>
            {unread.map((part, index) => (
              <Tag key={index} tone="amber">
                <Trans>Not read: {part}</Trans>
              </Tag>
            ))}
          </div>
        )}
        {isEmpty && (
          <p className={classes.note}>
            <Trans>No dimensions were found in this line.</Trans>
          </p>
        )}
        <ReportReading line={line} shape={chosen} className={classes.report} />
      </div>
    </li>
  )
}

type QuestionProps = {
  candidates: NonNullable<SpecRow['parsed']['candidates']>
  onAnswer: (shape: Shape) => void
}

/** The possible interpretations, each with its sketch. */
function Question({ candidates, onAnswer }: QuestionProps) {
  const { t } = useLingui()
  // An answer is a shape, which does not decide between two sizes of the same one (`φ300×1.500`).
  if (new Set(candidates.map(({ shape }) => shape)).size < candidates.length)
    return (
      <Group gap={8} mt={8}>
        <b>
          <Trans>Which size is meant? Write it so that it can only be read in one way.</Trans>
        </b>
        {candidates.map((one, place) => (
          <Tag key={place} tone="grey">
            {candidateText(one, lang)}
          </Tag>
        ))}
      </Group>
    )
  return (
    <Group gap={8} mt={8} role="group" aria-label={t`Which shape is meant?`}>
      <b>
        <Trans>Which shape is meant?</Trans>
      </b>
      {candidates.map((one, place) => (
        <Button
          key={place}
          variant="default"
          size="sm"
          className={classes.candidate}
          leftSection={
            <span className={classes.small} aria-hidden>
              <Sketch shape={one.shape} dims={one.dims} size="row" />
            </span>
          }
          onClick={() => onAnswer(one.shape)}
        >
          {candidateText(one, lang)}
        </Button>
      ))}
    </Group>
  )
}
