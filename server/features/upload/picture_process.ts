/** The process that processes pictures, so that large ones do not take time and memory from the server. */
import { setPriority } from 'node:os'
import { TooManyPixels } from './bmp.ts'
import { draw, type Outcome, type Source } from './images.ts'

// Lower priority than the server; on systems that do not allow this, pictures are processed all the same.
try {
  setPriority(5)
} catch {}
process.on('message', (source: Source) => {
  void draw(source)
    .catch((error: unknown): Outcome => (error instanceof TooManyPixels ? 'too_many_pixels' : null))
    .then((outcome) => process.send?.(outcome))
})
// The server has gone or needs no more pictures.
process.on('disconnect', () => process.exit())
