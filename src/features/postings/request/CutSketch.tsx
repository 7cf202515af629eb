import classes from './Request.module.css'

const box = { width: 640, height: 56 }
const bar = { top: 6, height: 26 }
/** A letter of a label needs this much room. */
const letter = 7.5
/** Gap of a kerf that is too thin to see. */
const thinnest = 1.5

/** A piece of a bar with its length in mm, or what stays; `text` stands below it where there is room. */
export type DrawnSegment = { kind: 'piece' | 'rest'; length: number; text: string }

type Props = {
  segments: readonly DrawnSegment[]
  /** Mm that the cut after a piece takes. */
  kerf?: number
  /** What the drawing says, for those who do not see it. */
  label: string
}

/** A bar with its cuts, to scale. */
export function CutSketch({ segments, kerf = 0, label }: Props) {
  const cuts = kerf > 0 ? Math.max(0, segments.length - 1) : 0
  const solid = segments.reduce((sum, { length }) => sum + length, 0)
  const gap = cuts > 0 ? Math.max(thinnest, (kerf * box.width) / (solid + cuts * kerf)) : 0
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
            {width >= text.length * letter && (
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
