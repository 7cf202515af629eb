import classes from '#features/postings/request/Request.module.css'

const box = { width: 640, height: 56 }
const bar = { top: 6, height: 26 }
/** Width that a letter of a label needs, in units of the drawing. */
const letterWidth = 7.5
/** Minimum width of a drawn kerf, so that it stays visible. */
const minKerfWidth = 1.5

/** A piece or the rest of a bar, with its length in mm; `text` is drawn below it if there is room. */
export type DrawnSegment = { kind: 'piece' | 'rest'; length: number; text: string }

type Props = {
  segments: readonly DrawnSegment[]
  /** Width of a cut in mm. */
  kerf?: number
  /** Description of the drawing for screen readers. */
  label: string
}

/** Drawing of a bar with its cuts, to scale. */
export function CutSketch({ segments, kerf = 0, label }: Props) {
  const cuts = kerf > 0 ? Math.max(0, segments.length - 1) : 0
  const solid = segments.reduce((sum, { length }) => sum + length, 0)
  const gap = cuts > 0 ? Math.max(minKerfWidth, (kerf * box.width) / (solid + cuts * kerf)) : 0
  const scale = (box.width - 2 - cuts * gap) / solid
  return (
    <svg viewBox={`0 0 ${box.width} ${box.height}`} className={classes.cut} role="img" aria-label={label}>
      {segments.map(({ kind, length, text }, index) => {
        const before = segments.slice(0, index).reduce((sum, one) => sum + one.length, 0)
        const left = 1 + before * scale + index * gap
        const width = length * scale
        return (
          <g key={index}>
            <rect x={left} y={bar.top} width={width} height={bar.height} className={classes[kind]} />
            {width >= text.length * letterWidth && (
              <text x={left + width / 2} y={box.height - 10} className={classes.cutLabel}>
                {text}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
