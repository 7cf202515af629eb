import { Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import type { PostingDetail } from '#contract/postings/views.ts'
import type { Dims, Shape } from '#contract/steel/shapes.ts'
import { specLine } from '#contract/steel/spec_line.ts'
import { grossDims, grossWeightKg, weightKg } from '#contract/steel/weight.ts'
import { formatNumber, formatWeight } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { useGradeTable } from '#shared/reference/grade_table.ts'
import { Sketch } from '#shared/ui/Sketch.tsx'
import { DetailSection } from '../detail/DetailSection.tsx'
import { dimsOfShape, type FormValues } from '../form/form_values.ts'
import classes from './Request.module.css'

type Forging = {
  shape: Shape
  dims: Dims
  /** Machining allowance in mm per side. */
  allowance: number
  net: { each: number; all: number | null }
  gross: { each: number; all: number | null }
}

/** Returns the forging for a finished piece and the weights of both in kg; undefined while dimensions or allowance are missing. */
function useForging(values: FormValues): Forging | undefined {
  const shape = values['shape'] as Shape | null | undefined
  const allowance = values['machining_allowance']
  const grades = useGradeTable(typeof allowance === 'number')
  if (!grades || !shape || typeof allowance !== 'number' || allowance <= 0) return undefined
  const dims = dimsOfShape(shape, (values['dims'] ?? {}) as Dims)
  const density = grades.densityOf(String(values['material'] ?? ''))
  const net = weightKg(shape, dims, density)
  const gross = grossWeightKg(shape, dims, allowance, density)
  if (net === undefined || gross === undefined) return undefined
  const quantity = typeof values['quantity'] === 'number' ? values['quantity'] : null
  const both = (each: number) => ({ each, all: quantity && each * quantity })
  return { shape, dims: grossDims(shape, dims, allowance), allowance, net: both(net), gross: both(gross) }
}

/** Shown in the form below the machining allowance: size and weight of the forging that results from it. */
export function AsForgedPreview({ values }: { values: FormValues }) {
  const forging = useForging(values)
  if (!forging) return null
  const { shape, dims, net, gross } = forging
  return (
    <Text size="sm" role="status">
      <Trans>
        As forged {specLine(shape, dims, lang)}: {formatWeight(gross.each)} each, finished{' '}
        {formatWeight(net.each)}
      </Trans>
    </Text>
  )
}

/** Section on the page of a request: sketch, dimensions and weights of the forging. */
export function AsForgedSection({ posting }: { posting: PostingDetail }) {
  const forging = useForging(posting.values)
  if (!forging) return null
  const { shape, dims, allowance, net, gross } = forging
  return (
    <DetailSection title={<Trans>As forged</Trans>}>
      <div className={classes.forged}>
        <Sketch shape={shape} dims={dims} size="card" />
        <dl className={classes.facts}>
          <div>
            <dt>
              <Trans>Forging dimensions</Trans>
            </dt>
            <dd>{specLine(shape, dims, lang)}</dd>
          </div>
          <div>
            <dt>
              <Trans>Machining allowance per side</Trans>
            </dt>
            <dd>{formatNumber(allowance)} mm</dd>
          </div>
          <Weight name={<Trans>Gross weight, as forged</Trans>} of={gross} />
          <Weight name={<Trans>Net weight, finished</Trans>} of={net} />
        </dl>
      </div>
    </DetailSection>
  )
}

function Weight({ name, of }: { name: React.ReactNode; of: Forging['net'] }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Trans>{formatWeight(of.each)} each</Trans>
        {of.all !== null && (
          <>
            {' · '}
            <Trans>{formatWeight(of.all)} in all</Trans>
          </>
        )}
      </dd>
    </div>
  )
}
