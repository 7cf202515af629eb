// Pieces that are not drawn lying in perspective: ring, disc, stepped shaft, ingot, drawing.
import { type Dims, type Step, maxSteps } from './shapes.ts'
import {
  type Box,
  type Sketch,
  type SketchDimension,
  type SketchOutline,
  fit,
  frame,
  horizontal,
  label,
  labelWidth,
  ratio,
  vertical,
} from './sketch_frame.ts'
import { ellipse, line, polygon, standingCylinder } from './sketch_paths.ts'
import { dimText } from './spec_line.ts'

/** A ring as a front view and, beside it, a side view with the bore as hidden lines. */
export function ring(box: Box, dims: Dims): Sketch {
  const [right, bottom, top] = [label('φ', dims.od), label('φ', dims.id), label('', dims.h)]
  const view = frame(box, { right, bottom, top })
  const side = ratio(dims.h, dims.od, 0.25, 0.08, 1.2)
  const at = fit(view.area, 1 + 0.25 + side, 1)
  const bore = ratio(dims.id, dims.od, 0.6, 0.15, 0.94)
  const r = at.height / 2
  const [cx, cy, x1, x2] = [at.x + r, at.y + r, at.x + at.scale * 1.25, at.x + at.width]
  const [y1, y2] = [at.y, at.y + at.height]
  return {
    outlines: [
      { d: ellipse(cx, cy, r, r), kind: 'face' },
      { d: ellipse(cx, cy, r * bore, r * bore), kind: 'bore' },
      { d: polygon([x1, y1], [x2, y1], [x2, y2], [x1, y2]), kind: 'body' },
      { d: line(x1, cy - r * bore, x2, cy - r * bore), kind: 'hidden' },
      { d: line(x1, cy + r * bore, x2, cy + r * bore), kind: 'hidden' },
      { d: line(at.x, cy, x2, cy), kind: 'centre' },
      { d: line(cx, y1, cx, y2), kind: 'centre' },
    ],
    dimensions: [
      ...bottom.map((text) => horizontal(view, y2, [cx - r * bore, cx + r * bore], text)),
      ...top.map((text) => horizontal(view, y1, [x1, x2], text, -1)),
      ...right.map((text) =>
        vertical(
          view,
          'right',
          [
            { x: x2, y: y1 },
            { x: x2, y: y2 },
          ],
          text,
        ),
      ),
    ],
    fontSize: view.fontSize,
  }
}

/** A disc as a low cylinder seen from above. */
export function disc(box: Box, dims: Dims): Sketch {
  const [right, bottom] = [label('', dims.h), label('φ', dims.d)]
  const view = frame(box, { right, bottom })
  const flattening = 0.28
  const at = fit(view.area, 1, ratio(dims.h, dims.d, 0.2, 0.05, 1.2) + flattening)
  const [rx, ry, cx] = [at.width / 2, (flattening / 2) * at.scale, at.x + at.width / 2]
  const [y1, y2, edge] = [at.y + ry, at.y + at.height - ry, at.x + at.width]
  return {
    outlines: [
      { d: standingCylinder(cx, y1, y2, rx, ry), kind: 'body' },
      { d: ellipse(cx, y1, rx, ry), kind: 'face' },
    ],
    dimensions: [
      ...bottom.map((text) => horizontal(view, at.y + at.height, [at.x, edge], text)),
      ...right.map((text) =>
        vertical(
          view,
          'right',
          [
            { x: edge, y: y1 },
            { x: edge, y: y2 },
          ],
          text,
        ),
      ),
    ],
    fontSize: view.fontSize,
  }
}

const isStep = (step: Step) => step.d > 0 && step.l > 0 && Number.isFinite(step.d) && Number.isFinite(step.l)

/** Diameters and lengths as fractions of the largest and of the total, none too small to be visible. */
function stepShares(steps: Step[]): { d: number; l: number }[] {
  const largest = Math.max(...steps.map((step) => step.d))
  const lengths = steps.map((step) => step.l)
  const total = lengths.reduce((sum, l) => sum + l, 0)
  const shown = lengths.map((l) => Math.max(l / total, 0.5 / steps.length))
  const whole = shown.reduce((sum, share) => sum + share, 0)
  return steps.map((step, index) => ({ d: Math.max(step.d / largest, 0.2), l: shown[index]! / whole }))
}

/**
 * A stepped shaft as a side view: the largest diameter labelled at the right, the others above their steps and the
 * lengths below them where there is room, the total length at the bottom.
 */
export function steppedShaft(box: Box, dims: Dims): Sketch {
  const given = (dims.steps ?? []).filter(isStep).slice(0, maxSteps)
  const steps =
    given.length > 0
      ? given
      : [
          { d: 2, l: 3 },
          { d: 3, l: 6 },
          { d: 2, l: 3 },
        ]
  const largest = Math.max(...steps.map((step) => step.d))
  const total = Math.round(steps.reduce((sum, step) => sum + step.l, 0) * 10) / 10
  const isKnown = given.length > 0
  const right = isKnown ? label('φ', largest) : []
  const whole = isKnown ? label('', total) : []
  const isChained = steps.length > 1 && isKnown && box.height >= 150
  const view = frame(box, {
    right,
    top: isKnown && steps.length > 1 ? right : [],
    bottom: isChained ? [...whole, ...whole] : whole,
  })
  const at = fit(view.area, ratio(total, largest, 4, 1.2, 6), 1)
  const [middle, bottom] = [at.y + at.height / 2, at.y + at.height]
  const outlines: SketchOutline[] = []
  const dimensions: SketchDimension[] = []
  let x = at.x
  for (const [index, share] of stepShares(steps).entries()) {
    const step = steps[index]!
    const [x1, x2, half] = [x, x + share.l * at.width, (share.d * at.height) / 2]
    x = x2
    outlines.push({
      d: polygon([x1, middle - half], [x2, middle - half], [x2, middle + half], [x1, middle + half]),
      kind: 'body',
    })
    if (!isKnown) continue
    const room = (x2 - x1) / view.fontSize - 0.4
    const diameter = `φ${dimText(step.d)}`
    if (step.d < largest && labelWidth(diameter) <= room) {
      const centre = (x1 + x2) / 2
      const above = horizontal(view, at.y, [x1, x2], diameter, -1)
      dimensions.push({ ...above, x1: centre, y1: middle - half, x2: centre, y2: middle + half })
    }
    if (isChained && labelWidth(dimText(step.l)) <= room) {
      dimensions.push(horizontal(view, bottom, [x1, x2], dimText(step.l)))
    }
  }
  outlines.push({ d: line(at.x, middle, at.x + at.width, middle), kind: 'centre' })
  const end = at.x + at.width
  dimensions.push(
    ...whole.map((text) => horizontal(view, bottom, [at.x, end], text, isChained ? 1 : 0)),
    ...right.map((text) =>
      vertical(
        view,
        'right',
        [
          { x: end, y: at.y },
          { x: end, y: bottom },
        ],
        text,
      ),
    ),
  )
  return { outlines, dimensions, fontSize: view.fontSize }
}

/** An ingot standing on its narrow end below its hot top; its weight is a note, a dimension line of zero length. */
export function ingot(box: Box, dims: Dims): Sketch {
  const weight = label('', dims.kg).map((text) => `${text}kg`)
  const view = frame(box, { bottom: weight })
  const at = fit(view.area, 0.62, 1)
  const of = (fx: number, fy: number): [number, number] => [at.x + fx * at.width, at.y + fy * at.height]
  const [foot, middle] = [at.y + at.height, at.x + at.width / 2]
  return {
    outlines: [
      { d: polygon(of(0, 0.2), of(1, 0.2), of(0.84, 1), of(0.16, 1)), kind: 'body' },
      { d: polygon(of(0.2, 0), of(0.8, 0), of(0.92, 0.2), of(0.08, 0.2)), kind: 'face' },
      { d: line(middle, at.y, middle, foot), kind: 'centre' },
    ],
    dimensions: weight.map((text) => {
      const note = horizontal(view, foot, [at.x, at.x + at.width], text)
      return { ...note, x1: note.anchor.x, y1: note.anchor.y, x2: note.anchor.x, y2: note.anchor.y }
    }),
    fontSize: view.fontSize,
  }
}

/** A drawing sheet with a title block, for a piece that only a drawing describes. */
export function drawingSheet(box: Box): Sketch {
  const view = frame(box, {})
  const at = fit(view.area, 1.41, 1)
  const of = (fx: number, fy: number): [number, number] => [at.x + fx * at.width, at.y + fy * at.height]
  const across = (from: [number, number], to: [number, number]) => line(...from, ...to)
  const [cx, cy] = of(0.34, 0.42)
  const r = at.height * 0.22
  return {
    outlines: [
      { d: polygon(of(0, 0), of(1, 0), of(1, 1), of(0, 1)), kind: 'face' },
      { d: polygon(of(0.6, 0.78), of(0.96, 0.78), of(0.96, 0.95), of(0.6, 0.95)), kind: 'body' },
      { d: across(of(0.6, 0.865), of(0.96, 0.865)), kind: 'body' },
      { d: ellipse(cx, cy, r, r), kind: 'body' },
      { d: ellipse(cx, cy, r * 0.5, r * 0.5), kind: 'bore' },
      { d: polygon(of(0.62, 0.22), of(0.82, 0.22), of(0.82, 0.62), of(0.62, 0.62)), kind: 'body' },
      { d: across(of(0.1, 0.42), of(0.9, 0.42)), kind: 'centre' },
    ],
    dimensions: [],
    fontSize: view.fontSize,
  }
}
