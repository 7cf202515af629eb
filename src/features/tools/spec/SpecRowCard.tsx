import { Button, Group } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconScale } from '@tabler/icons-react'
import { langOf, languages as known } from '#contract/enums.ts'
import { steelIssueText } from '#contract/steel/issues.ts'
import { deliveryStateLabels } from '#contract/steel/delivery_states.ts'
import type { DimName, Shape } from '#contract/steel/shapes.ts'
import { shapeNames, specLine } from '#contract/steel/spec_line.ts'
import { canonicalLine, type SpecRow } from '#contract/steel/spec_sheet.ts'
import { dimLabels } from '#shared/form/dim_labels.ts'
import { formatNumber, formatQuantity, formatWeight } from '#shared/i18n/format.ts'
import { lang, language } from '#shared/i18n/language.ts'
import { AnchorLink } from '#shared/ui/links.tsx'
import { Sketch } from '#shared/ui/Sketch.tsx'
import { Tag } from '#shared/ui/Tag.tsx'
import tools from '../Tools.module.css'
import { pieceAddress } from '../weight/piece_texts.ts'
import classes from './Spec.module.css'

/** All languages, the reader's first. */
const languages = known.toSorted((a, b) => Number(b === language) - Number(a === language))

type Props = { row: SpecRow; onAnswer: (shape: Shape) => void }

/** Result of one line: sketch, canonical form in both languages, what is unread or ambiguous, and weight. */
export function SpecRowCard({ row, onAnswer }: Props) {
  const { t } = useLingui()
  const { parsed, line, number, pieceKg, lotKg } = row
  const { shape, dims, candidates, unread } = parsed
  const canonical = canonicalLine(parsed)
  return (
    <li className={`${tools.box} ${classes.row}`} data-asks={candidates ? true : undefined}>
      <span className={classes.number}>{number}</span>
      <div className={classes.sketch}>
        {shape ? <Sketch shape={shape} dims={dims} size="row" /> : <span aria-hidden>?</span>}
      </div>
      <div className={classes.said}>
        <p className={classes.source}>{line}</p>
        {canonical &&
          languages.map((one) => (
            <p key={one} className={classes.canonical} lang={one}>
              {canonical[langOf(one)]}
            </p>
          ))}
        <div className={classes.chips}>
          <Chips row={row} />
          {unread.map((part, index) => (
            <Tag key={index} tone="amber">
              <Trans>Not read: {part}</Trans>
            </Tag>
          ))}
        </div>
        <Missing issues={row.issues} />
        {candidates && (
          <Group gap={8} mt={8} role="group" aria-label={t`Which shape is meant?`}>
            <b>
              <Trans>Which shape is meant?</Trans>
            </b>
            {candidates.map((one) => (
              <Button key={one.shape} size="compact-sm" variant="default" onClick={() => onAnswer(one.shape)}>
                {shapeNames[one.shape][lang]} {specLine(one.shape, one.dims, lang)}
              </Button>
            ))}
          </Group>
        )}
        {!shape && !candidates && (
          <p className={classes.note}>
            <Trans>No dimensions were found in this line.</Trans>
          </p>
        )}
      </div>
      <div className={classes.weight}>
        {pieceKg !== undefined && (
          <>
            <b>{formatWeight(lotKg ?? pieceKg)}</b>
            <span>
              {lotKg !== undefined && parsed.quantity !== 1 ? (
                <Trans>{formatWeight(pieceKg)} each</Trans>
              ) : (
                <Trans>One piece</Trans>
              )}
            </span>
            <AnchorLink
              to="/home/tools/weight"
              search={pieceAddress({ ...parsed, shape: shape! })}
              size="xs"
              className={tools.noPrint}
            >
              <IconScale size={13} aria-hidden /> <Trans>Calculate weight</Trans>
            </AnchorLink>
          </>
        )}
      </div>
    </li>
  )
}

/** Tags of the single values that were read. */
function Chips({ row: { parsed, grade, density } }: { row: SpecRow }) {
  const { material, shape, deliveryState, quantity, unit } = parsed
  return (
    <>
      {shape && <Tag tone="blue">{shapeNames[shape][lang]}</Tag>}
      {material && (
        <Tag tone="green">
          {material} · {formatNumber(density)} g/cm³
        </Tag>
      )}
      {!grade && shape && shape !== 'drawing' && shape !== 'ingot' && (
        <Tag tone="grey">
          <Trans>No grade: {formatNumber(density)} g/cm³</Trans>
        </Tag>
      )}
      {deliveryState && <Tag tone="grey">{deliveryStateLabels[deliveryState][lang]}</Tag>}
      {quantity !== undefined && <Tag tone="grey">{formatQuantity(quantity, unit ?? null)}</Tag>}
    </>
  )
}

/** Messages about missing or impossible dimensions; nothing if all are fine. */
function Missing({ issues }: { issues: SpecRow['issues'] }) {
  const { t } = useLingui()
  const found = Object.entries(issues)
  if (found.length === 0) return null
  return (
    <p className={classes.issues}>
      {found.map(([name, issue]) => {
        const label = dimLabels[name as DimName]
        return (
          <span key={name}>
            {label && `${t(label)}: `}
            {steelIssueText(issue, lang)}
          </span>
        )
      })}
    </p>
  )
}
