// The layout of a sketch: the size of its text, and the area left for the outline, so that labels never overlap it.

import { dimText } from './spec_line.ts'

export type Box = { width: number; height: number }
export type Area = { x: number; y: number; width: number; height: number }
export type SketchDimension = {
  x1: number
  y1: number
  x2: number
  y2: number
  label: string
  /** Centre of the label's text. */
  anchor: { x: number; y: number }
  /** Whether the label is rotated by −90° about its anchor. */
  vertical: boolean
}

export type SketchOutline = { d: string; kind: 'face' | 'body' | 'bore' | 'centre' | 'hidden' }
/** Draw the outlines in this order; `fontSize` is the largest at which all labels fit. */
export type Sketch = { outlines: SketchOutline[]; dimensions: SketchDimension[]; fontSize: number }

/** The labels by place; `top` and `bottom` are rows of horizontal text, `left` and `right` columns of rotated text. */
export type Labels = { top?: string[]; bottom?: string[]; left?: string[]; right?: string[] }

export type Frame = { area: Area; fontSize: number }

/** Height of a row of labels with its dimension line, in multiples of the font size. */
const row = 1.7

/** Estimated width of a label in multiples of the font size, for the widest common sans-serif font. */
export const labelWidth = (label: string) => Math.max(1, label.length) * 0.62

const longest = (labels: string[]) => Math.max(0, ...labels.map(labelWidth))

/**
 * Splits a box into the area of the outline and the rows and columns of labels around it; sizes in the units of the
 * box.
 */
export function frame(box: Box, labels: Labels): Frame {
  const { top = [], bottom = [], left = [], right = [] } = labels
  const pad = Math.min(box.width, box.height) * 0.05
  const [width, height] = [box.width - 2 * pad, box.height - 2 * pad]
  const rows = (top.length > 0 ? row : 0) + bottom.length * row
  const columns = (left.length + right.length) * row
  const fontSize = Math.min(
    26,
    width * 0.08,
    height * 0.14,
    (height * 0.45) / Math.max(1, rows),
    width / (longest([...top, ...bottom]) + columns),
    height / (longest([...left, ...right]) + rows),
  )
  return {
    fontSize,
    area: {
      x: pad + left.length * row * fontSize,
      y: pad + (top.length > 0 ? row * fontSize : 0),
      width: width - columns * fontSize,
      height: height - rows * fontSize,
    },
  }
}

/** The largest centred area of a given aspect ratio. */
export function fit(area: Area, width: number, height: number): Area & { scale: number } {
  const scale = Math.min(area.width / width, area.height / height)
  return {
    x: area.x + (area.width - width * scale) / 2,
    y: area.y + (area.height - height * scale) / 2,
    width: width * scale,
    height: height * scale,
    scale,
  }
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))

/** Moves a label of the given half length along its row so that it stays inside the area. */
const within = (centre: number, half: number, from: number, length: number) =>
  length <= 2 * half ? from + length / 2 : clamp(centre, from + half, from + length - half)

/** A horizontal dimension under (`level` 0, 1…) or above (-1) the outline, between x1 and x2. */
export function horizontal(
  { area, fontSize }: Frame,
  edge: number,
  [x1, x2]: [number, number],
  label: string,
  level = 0,
): SketchDimension {
  const x = within((x1 + x2) / 2, (labelWidth(label) * fontSize) / 2, area.x, area.width)
  const [line, text] = level < 0 ? [-0.3, -0.95] : [1.45 + level * row, 0.75 + level * row]
  const y = edge + line * fontSize
  return { x1, y1: y, x2, y2: y, label, anchor: { x, y: edge + text * fontSize }, vertical: false }
}

/**
 * A vertical dimension right or left of the outline; `points` may differ in x for an oblique edge, seen from its
 * outer end.
 */
export function vertical(
  { area, fontSize }: Frame,
  side: 'left' | 'right',
  [upper, lower]: [{ x: number; y: number }, { x: number; y: number }],
  label: string,
): SketchDimension {
  const sign = side === 'right' ? 1 : -1
  const outer = sign * Math.max(sign * upper.x, sign * lower.x)
  const y = within((upper.y + lower.y) / 2, (labelWidth(label) * fontSize) / 2, area.y, area.height)
  const gap = sign * 0.35 * fontSize
  return {
    x1: upper.x + gap,
    y1: upper.y,
    x2: lower.x + gap,
    y2: lower.y,
    label,
    anchor: { x: outer + sign * 1.15 * fontSize, y },
    vertical: true,
  }
}

/** The ratio of two dimensions, limited to what stays readable; a typical one if a dimension is missing. */
export function ratio(
  a: number | undefined,
  b: number | undefined,
  usual: number,
  low: number,
  high: number,
): number {
  const value = a !== undefined && b !== undefined && a > 0 && b > 0 ? a / b : usual
  return Math.max(low, Math.min(high, Number.isFinite(value) ? value : usual))
}

/** The label of a dimension; undefined while it is missing or not a number. */
export function label(prefix: string, value: number | undefined): string[] {
  return value !== undefined && Number.isFinite(value) ? [prefix + dimText(value)] : []
}

/** Joins the labels of two values (`φ219×32`); only the first if the second is missing. */
export function joined(first: string[], separator: string, second: string[]): string[] {
  return first.length > 0 ? [[...first, ...second].join(separator)] : second
}
