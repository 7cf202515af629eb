// Pieces drawn lying along their length: bars, pipes, sleeves and blocks.
import type { Dims } from './shapes.ts'
import {
  type Area,
  type Box,
  type Frame,
  type Sketch,
  type SketchDimension,
  type SketchOutline,
  fit,
  frame,
  horizontal,
  label,
  ratio,
  vertical,
} from './sketch_frame.ts'
import { ellipse, line, lyingCylinder, polygon } from './sketch_paths.ts'

/** A bar, pipe or sleeve, lying with its right face towards the viewer; `bore` is a fraction of the diameter. */
export function bar(box: Box, length: number, across: string[], along: string[], bore: number): Sketch {
  const view = frame(box, { right: across, bottom: along })
  const at = fit(view.area, length + 0.5, 1)
  const ry = at.height / 2
  const rx = ry / 2
  const [x1, x2, cy] = [at.x + rx, at.x + at.width - rx, at.y + ry]
  const overhang = rx * 0.5
  const outlines: SketchOutline[] = [{ d: lyingCylinder(x1, x2, cy, rx, ry), kind: 'body' }]
  if (bore > 0) {
    for (const y of [cy - ry * bore, cy + ry * bore]) outlines.push({ d: line(x1, y, x2, y), kind: 'hidden' })
  }
  outlines.push({ d: ellipse(x2, cy, rx, ry), kind: 'face' })
  if (bore > 0) outlines.push({ d: ellipse(x2, cy, rx * bore, ry * bore), kind: 'bore' })
  outlines.push({ d: line(at.x + overhang * 0.2, cy, x2 + rx, cy), kind: 'centre' })
  return { outlines, dimensions: endDimensions(view, at, [x1, x2], across, along), fontSize: view.fontSize }
}

/** The two dimensions of a lying piece: its section at the right, its length below. */
function endDimensions(
  view: Frame,
  at: Area,
  ends: [number, number],
  across: string[],
  along: string[],
): SketchDimension[] {
  const [right, bottom] = [at.x + at.width, at.y + at.height]
  return [
    ...along.map((text) => horizontal(view, bottom, ends, text)),
    ...across.map((text) =>
      vertical(
        view,
        'right',
        [
          { x: right, y: at.y },
          { x: right, y: bottom },
        ],
        text,
      ),
    ),
  ]
}

/** A hexagon bar lying on a flat. */
export function hexagonBar(box: Box, dims: Dims): Sketch {
  const [across, along] = [label('S', dims.s), label('', dims.l)]
  const view = frame(box, { right: across, bottom: along })
  const corner = 0.5 / Math.sqrt(3)
  const at = fit(view.area, ratio(dims.l, dims.s, 4, 0.6, 4.5) + 2 * corner, 1)
  const outer = corner * at.scale
  const inner = outer / 2
  const [x1, x2] = [at.x + outer, at.x + at.width - outer]
  const [top, middle, bottom] = [at.y, at.y + at.height / 2, at.y + at.height]
  const face = polygon(
    [x2 - inner, top],
    [x2 + inner, top],
    [x2 + outer, middle],
    [x2 + inner, bottom],
    [x2 - inner, bottom],
    [x2 - outer, middle],
  )
  const body = polygon(
    [x1 - inner, top],
    [x2 + inner, top],
    [x2 + outer, middle],
    [x2 + inner, bottom],
    [x1 - inner, bottom],
    [x1 - outer, middle],
  )
  return {
    outlines: [
      { d: body, kind: 'body' },
      { d: line(x1 - outer, middle, x2 - outer, middle), kind: 'body' },
      { d: face, kind: 'face' },
    ],
    dimensions: endDimensions(view, at, [x1, x2], across, along),
    fontSize: view.fontSize,
  }
}

/** A square bar or block as an oblique box: height at the left, depth at the right, length below. */
export function block(box: Box, dims: Dims, shape: 'square' | 'flat'): Sketch {
  const [tall, deep] = shape === 'square' ? [dims.a, dims.a] : [dims.t, dims.w]
  const left = shape === 'square' ? label('□', dims.a) : label('', dims.t)
  const right = shape === 'square' ? [] : label('', dims.w)
  const along = label('', dims.l)
  const height = ratio(tall, dims.l, 0.3, 0.07, 1.6)
  const depth = 0.45 * Math.max(0.15, Math.min(1.6, ratio(deep, dims.l, height, 0.1, 1.6)))
  const [dx, dy] = [depth * 0.8, depth * 0.6]
  const view = frame(box, { left, right, bottom: along })
  const at = fit(view.area, 1 + dx, height + dy)
  const [sx, sy] = [dx * at.scale, dy * at.scale]
  const [x1, x2, y1, y2] = [at.x, at.x + at.scale, at.y + sy, at.y + at.height]
  return {
    outlines: [
      { d: polygon([x1, y1], [x1 + sx, at.y], [x2 + sx, at.y], [x2, y1]), kind: 'body' },
      { d: polygon([x2, y1], [x2 + sx, at.y], [x2 + sx, y2 - sy], [x2, y2]), kind: 'body' },
      { d: polygon([x1, y1], [x2, y1], [x2, y2], [x1, y2]), kind: 'face' },
    ],
    dimensions: [
      ...along.map((text) => horizontal(view, y2, [x1, x2], text)),
      ...left.map((text) =>
        vertical(
          view,
          'left',
          [
            { x: x1, y: y1 },
            { x: x1, y: y2 },
          ],
          text,
        ),
      ),
      ...right.map((text) =>
        vertical(
          view,
          'right',
          [
            { x: x2 + sx, y: y2 - sy },
            { x: x2, y: y2 },
          ],
          text,
        ),
      ),
    ],
    fontSize: view.fontSize,
  }
}
