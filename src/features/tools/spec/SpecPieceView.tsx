import { Trans, useLingui } from '@lingui/react/macro'
import { IconCopy, IconScale } from '@tabler/icons-react'
import { langOf, languages as known } from '#contract/enums.ts'
import { deliveryStateLabels } from '#contract/steel/delivery_states.ts'
import { steelIssueText } from '#contract/steel/issues.ts'
import { formulas } from '#contract/steel/shorthand.ts'
import type { DimName } from '#contract/steel/shapes.ts'
import { shapeNames } from '#contract/steel/spec_line.ts'
import { limitsOf } from '#contract/steel/spec_limits.ts'
import { canonicalLine, type SpecPiece } from '#contract/steel/spec_sheet.ts'
import { dimLabels } from '#shared/form/dim_labels.ts'
import { formatNumber, formatQuantity, formatWeight } from '#shared/i18n/format.ts'
import { lang, language } from '#shared/i18n/language.ts'
import { CopyTextButton } from '#shared/ui/CopyTextButton.tsx'
import { AnchorLink } from '#shared/ui/links.tsx'
import { Sketch } from '#shared/ui/Sketch.tsx'
import { Tag } from '#shared/ui/Tag.tsx'
import tools from '../Tools.module.css'
import { kgText } from '../weight/kg_text.ts'
import { pieceAddress } from '../weight/piece_texts.ts'
import classes from './Spec.module.css'

/** All languages, the reader's first. */
const languages = known.toSorted((a, b) => Number(b === language) - Number(a === language))

/** One kind of piece of a line: sketch, canonical form in both languages, what was read of it, and its weights. */
export function SpecPieceView({ piece }: { piece: SpecPiece }) {
  const { t } = useLingui()
  const { lot, issues } = piece
  const { shape, dims } = lot
  const canonical = canonicalLine(lot)
  return (
    <div className={classes.piece}>
      <div className={classes.sketch}>
        {shape ? <Sketch shape={shape} dims={dims} size="row" /> : <span aria-hidden>?</span>}
      </div>
      <div className={classes.said}>
        {canonical &&
          languages.map((one) => {
            const text = canonical[langOf(one)]
            return (
              <p key={one} className={classes.canonical} lang={one}>
                {text}{' '}
                <CopyTextButton
                  text={text}
                  variant="subtle"
                  color="gray"
                  size="compact-xs"
                  className={tools.noPrint}
                  icon={<IconCopy size={13} aria-hidden />}
                  done={t`Line copied`}
                >
                  {one === 'zh-CN' ? t`Copy in Chinese` : t`Copy in English`}
                </CopyTextButton>
              </p>
            )
          })}
        <div className={classes.chips}>
          <Facts piece={piece} />
        </div>
        <Missing issues={issues} />
      </div>
      <Weights piece={piece} />
    </div>
  )
}

/** Tags of the single values that were read. */
function Facts({ piece: { lot, grade, density } }: { piece: SpecPiece }) {
  const { material, shape, deliveryState, quantity, unit } = lot
  const limits = shape ? limitsOf({ ...lot, shape }) : []
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
      {limits.map((limit) => (
        <Tag key={limit} tone="forge">
          {limit} mm
        </Tag>
      ))}
      {deliveryState && <Tag tone="grey">{deliveryStateLabels[deliveryState][lang]}</Tag>}
      {quantity !== undefined && <Tag tone="grey">{formatQuantity(quantity, unit ?? null)}</Tag>}
    </>
  )
}

/** Messages about missing or impossible dimensions; nothing if all are fine. */
function Missing({ issues }: { issues: SpecPiece['issues'] }) {
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

/** The theoretical weight, and that of the trade's shorthand. */
function Weights({ piece: { lot, density, pieceKg, lotKg } }: { piece: SpecPiece }) {
  const { shape, dims, quantity } = lot
  if (pieceKg === undefined || !shape) return <div className={classes.weight} />
  const trade = formulas(shape, dims, density)?.shorthand
  return (
    <div className={classes.weight}>
      <b>{formatWeight(lotKg ?? pieceKg)}</b>
      <span>
        {lotKg !== undefined && quantity !== 1 ? (
          <Trans>{formatWeight(pieceKg)} each</Trans>
        ) : (
          <Trans>One piece</Trans>
        )}
      </span>
      {trade && (
        <span title={trade.figures}>
          <Trans>Trade formula: {kgText(trade.kg)}</Trans>
        </span>
      )}
      <AnchorLink
        to="/home/tools/weight"
        search={pieceAddress({ ...lot, shape })}
        size="xs"
        className={tools.noPrint}
      >
        <IconScale size={13} aria-hidden /> <Trans>Calculate weight</Trans>
      </AnchorLink>
    </div>
  )
}
