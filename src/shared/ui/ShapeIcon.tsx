import type { Shape } from '#contract/steel/shapes.ts'
import classes from './ShapeIcon.module.css'

/** Outlines of each shape in a box of 40 × 24: the body, then the lines drawn over it. */
const outlines: Record<Shape, { body: string; lines?: string }> = {
  round: { body: 'M8 5h24a3.5 7 0 0 1 0 14H8a3.5 7 0 0 1 0-14z', lines: 'M32 5a3.5 7 0 0 0 0 14' },
  square: { body: 'M4 9l5-4h27v10l-5 4H4z', lines: 'M4 9h27l5-4M31 9v10' },
  flat: { body: 'M3 12l7-5h27v6l-7 5H3z', lines: 'M3 12h27l7-5M30 12v6' },
  ring: {
    body: 'M14 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18zm0 4.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 1 1 0-9zM29 3h6v18h-6z',
    lines: 'M29 7.5h6M29 16.5h6',
  },
  sleeve: {
    body: 'M8 4h24a4 8 0 0 1 0 16H8a4 8 0 0 1 0-16z',
    lines: 'M32 4a4 8 0 0 0 0 16M32 8a2 4 0 0 0 0 8 2 4 0 0 0 0-8',
  },
  pipe: {
    body: 'M6 6h28a3 6 0 0 1 0 12H6a3 6 0 0 1 0-12z',
    lines: 'M34 6a3 6 0 0 0 0 12M34 8a2 4 0 0 0 0 8 2 4 0 0 0 0-8M6 8h26M6 16h26',
  },
  disc: { body: 'M5 9a15 5 0 0 1 30 0v6a15 5 0 0 1-30 0z', lines: 'M5 9a15 5 0 0 0 30 0' },
  hexagon: { body: 'M3 12l4-7h26l4 7-4 7H7z', lines: 'M11 12h22l4 0M7 5l4 7-4 7' },
  stepped: { body: 'M3 8h8v8H3zM11 4h13v16H11zM24 7h8v10h-8zM32 9h5v6h-5z', lines: 'M1 12h38' },
  ingot: { body: 'M12 4h16l5 16H7z', lines: 'M12 4l3 12h10l3-12M15 16l-8 4M25 16l8 4' },
  drawing: { body: 'M11 2h13l6 6v14H11z', lines: 'M24 2v6h6M15 13h11M15 17h11' },
}

/** Icon of a shape, for menus; `Sketch` is the drawing of a piece with dimensions. */
export function ShapeIcon({ shape }: { shape: Shape }) {
  const { body, lines } = outlines[shape]
  return (
    <svg viewBox="0 0 40 24" width={40} height={24} className={classes.icon} aria-hidden="true">
      <path d={body} className={classes.body} fillRule="evenodd" />
      {lines && <path d={lines} fill="none" />}
    </svg>
  )
}
