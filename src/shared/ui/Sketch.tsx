import { useId } from 'react'
import { sketch, type SketchDimension, type SketchOutline } from '#contract/steel/sketch.ts'
import type { Dims, Shape } from '#contract/steel/shapes.ts'
import { arrowHeads } from '#contract/steel/sketch_arrow.ts'
import { specLine } from '#contract/steel/spec_line.ts'
import { lang } from '../i18n/language.ts'
import classes from './Sketch.module.css'

/** Drawing sizes in CSS pixels: beside a line of text, in a row of a list, on a card, and on a posting's page. */
const sizes = {
  thumb: { width: 76, height: 46 },
  row: { width: 148, height: 76 },
  card: { width: 260, height: 148 },
  large: { width: 440, height: 284 },
} as const
export type SketchSize = keyof typeof sizes

/** Smallest readable font size in px; below it only the outline is drawn, and larger. */
const minFontSize = 7

/** Returns the viewBox around the outlines, from the points of their paths, whose coordinates are absolute. */
function boxOf(outlines: readonly SketchOutline[]): string {
  const numbers = outlines.flatMap(({ d }) => d.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [])
  const of = (axis: 0 | 1) => numbers.filter((_, index) => index % 2 === axis)
  const [x, y] = [Math.min(...of(0)), Math.min(...of(1))]
  const [width, height] = [Math.max(...of(0)) - x, Math.max(...of(1)) - y]
  const margin = Math.max(width, height) * 0.06
  return [x - margin, y - margin, width + 2 * margin, height + 2 * margin].map((n) => n.toFixed(2)).join(' ')
}

function Dimension({ of, fontSize }: { of: SketchDimension; fontSize: number }) {
  const { x1, y1, x2, y2, anchor } = of
  const head = fontSize * 0.72
  const isNote = x1 === x2 && y1 === y2
  return (
    <g>
      {!isNote && (
        <>
          <line x1={x1} y1={y1} x2={x2} y2={y2} className={classes.dimension} />
          <path d={arrowHeads(of, head)} className={classes.arrow} />
        </>
      )}
      <text
        x={anchor.x}
        y={anchor.y}
        fontSize={fontSize}
        transform={of.vertical ? `rotate(-90 ${anchor.x} ${anchor.y})` : undefined}
        className={classes.label}
      >
        {of.label}
      </text>
    </g>
  )
}

type SketchProps = { shape: Shape; dims: Dims; size: SketchSize; className?: string }

/** Drawing of a piece with dimensions, to scale. */
export function Sketch({ shape, dims, size, className }: SketchProps) {
  const id = useId()
  const box = sizes[size]
  const drawing = sketch(shape, dims, box)
  const labelled = drawing.fontSize >= minFontSize && drawing.dimensions.length > 0
  const line = specLine(shape, dims, lang)
  const fills = { body: `url(#${id}body)`, face: `url(#${id}face)`, bore: `url(#${id}bore)` }
  return (
    <svg
      viewBox={labelled ? `0 0 ${box.width} ${box.height}` : boxOf(drawing.outlines)}
      role="img"
      aria-label={line}
      data-size={size}
      className={[classes.sketch, className].filter(Boolean).join(' ')}
    >
      <defs>
        <linearGradient id={`${id}body`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={classes.bodyTop} />
          <stop offset="0.38" className={classes.bodyLight} />
          <stop offset="1" className={classes.bodyBottom} />
        </linearGradient>
        <linearGradient id={`${id}face`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" className={classes.faceTop} />
          <stop offset="1" className={classes.faceBottom} />
        </linearGradient>
        <linearGradient id={`${id}bore`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={classes.boreTop} />
          <stop offset="1" className={classes.boreBottom} />
        </linearGradient>
      </defs>
      {drawing.outlines.map(({ d, kind }, index) => (
        <path
          key={index}
          d={d}
          className={classes[kind]}
          fill={kind === 'centre' || kind === 'hidden' ? 'none' : fills[kind]}
        />
      ))}
      {labelled &&
        drawing.dimensions.map((dimension, index) => (
          <Dimension key={index} of={dimension} fontSize={drawing.fontSize} />
        ))}
    </svg>
  )
}
