// SVG path data with absolute M, L, C and Z only, so that the convex hull of its points contains the curve.

const number = (value: number) => String(Math.round(value * 100) / 100)
const point = (x: number, y: number) => `${number(x)} ${number(y)}`

/** Control-point distance for drawing a quarter ellipse as one cubic curve. */
const kappa = 0.5522847498

export function polygon(...points: [x: number, y: number][]): string {
  return `M${points.map(([x, y]) => point(x, y)).join('L')}Z`
}

export function line(x1: number, y1: number, x2: number, y2: number): string {
  return `M${point(x1, y1)}L${point(x2, y2)}`
}

const quarter = (c1: [number, number], c2: [number, number], to: [number, number]) =>
  `C${point(...c1)} ${point(...c2)} ${point(...to)}`

/** Curve from the top to the bottom of an ellipse over its left (-1) or right (1) side; `reverse` runs upwards. */
function sideArc(cx: number, cy: number, rx: number, ry: number, side: 1 | -1, reverse = false): string {
  const y = reverse ? -ry : ry
  const x = cx + side * rx
  return (
    quarter([cx + side * rx * kappa, cy - y], [x, cy - y * kappa], [x, cy]) +
    quarter([x, cy + y * kappa], [cx + side * rx * kappa, cy + y], [cx, cy + y])
  )
}

export function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${point(cx, cy - ry)}${sideArc(cx, cy, rx, ry, 1)}${sideArc(cx, cy, rx, ry, -1, true)}Z`
}

/** A lying cylinder between two axis points, seen with its right face towards the viewer. */
export function lyingCylinder(x1: number, x2: number, cy: number, rx: number, ry: number): string {
  return (
    `M${point(x1, cy - ry)}L${point(x2, cy - ry)}${sideArc(x2, cy, rx, ry, 1)}` +
    `L${point(x1, cy + ry)}${sideArc(x1, cy, rx, ry, -1, true)}Z`
  )
}

/** A standing cylinder between two heights of its axis, seen from above. */
export function standingCylinder(cx: number, y1: number, y2: number, rx: number, ry: number): string {
  const arc = (y: number, side: 1 | -1, from: 1 | -1) =>
    quarter(
      [cx + from * rx, y + side * ry * kappa],
      [cx + from * rx * kappa, y + side * ry],
      [cx, y + side * ry],
    ) +
    quarter(
      [cx - from * rx * kappa, y + side * ry],
      [cx - from * rx, y + side * ry * kappa],
      [cx - from * rx, y],
    )
  return `M${point(cx - rx, y1)}L${point(cx - rx, y2)}${arc(y2, 1, -1)}L${point(cx + rx, y1)}${arc(y1, -1, 1)}Z`
}
