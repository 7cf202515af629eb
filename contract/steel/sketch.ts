import type { Dims, Shape } from './shapes.ts'
import type * as framed from './sketch_frame.ts'
import { joined, label, ratio } from './sketch_frame.ts'
import { bar, block, hexagonBar } from './sketch_lying.ts'
import { disc, drawingSheet, ingot, ring, steppedShaft } from './sketch_views.ts'

export type Sketch = framed.Sketch
export type SketchOutline = framed.SketchOutline
export type SketchDimension = framed.SketchDimension

/**
 * A dimensioned drawing of a piece in its own proportions, with extreme ones moderated: SVG path data and dimension
 * lines in the units of the box. Every coordinate and label is inside the box, and at the given `fontSize` no label
 * overlaps an outline or another label (text is centred on its anchor). A dimension line of zero length is a note
 * without arrows. Missing dimensions are drawn in typical proportions and not labelled.
 */
export function sketch(shape: Shape, dims: Dims, box: framed.Box): Sketch {
  switch (shape) {
    case 'round':
      return bar(box, ratio(dims.l, dims.d, 4, 0.5, 4.5), label('φ', dims.d), label('', dims.l), 0)
    case 'pipe': {
      const wall = ratio(dims.wt, dims.od, 0.15, 0.04, 0.42)
      const across = joined(label('φ', dims.od), '×', label('', dims.wt))
      return bar(box, ratio(dims.l, dims.od, 4, 0.5, 4.5), across, label('', dims.l), 1 - 2 * wall)
    }
    case 'sleeve': {
      const bore = ratio(dims.id, dims.od, 0.6, 0.15, 0.92)
      const across = joined(label('φ', dims.od), '/', label('φ', dims.id))
      return bar(box, ratio(dims.l, dims.od, 2, 0.5, 4.5), across, label('', dims.l), bore)
    }
    case 'square':
    case 'flat':
      return block(box, dims, shape)
    case 'hexagon':
      return hexagonBar(box, dims)
    case 'ring':
      return ring(box, dims)
    case 'disc':
      return disc(box, dims)
    case 'stepped':
      return steppedShaft(box, dims)
    case 'ingot':
      return ingot(box, dims)
    case 'drawing':
      return drawingSheet(box)
  }
}
