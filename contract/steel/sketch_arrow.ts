/** Returns the path of an arrow head at (x, y) that points away from the other end of the line. */
function arrow(x: number, y: number, fromX: number, fromY: number, size: number): string {
  const length = Math.hypot(x - fromX, y - fromY) || 1
  const reach = Math.min(size, length / 2.5)
  const [ux, uy] = [(x - fromX) / length, (y - fromY) / length]
  const [bx, by] = [x - ux * reach, y - uy * reach]
  const half = reach * 0.32
  const corner = (side: 1 | -1) =>
    `${(bx - side * uy * half).toFixed(2)} ${(by + side * ux * half).toFixed(2)}`
  return `M${x.toFixed(2)} ${y.toFixed(2)}L${corner(1)}L${corner(-1)}Z`
}

type Line = Record<'x1' | 'y1' | 'x2' | 'y2', number>

/** Returns the path of the arrow heads at both ends of a dimension line. */
export const arrowHeads = ({ x1, y1, x2, y2 }: Line, size: number): string =>
  arrow(x1, y1, x2, y2, size) + arrow(x2, y2, x1, y1, size)
