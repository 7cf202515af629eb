/** The process that processes pictures, so that large ones do not take time and memory from the server. */
import { setPriority } from 'node:os'
import { draw, type Source } from './images.ts'

// Lower priority than the server; on systems that do not allow this, pictures are processed all the same.
try {
  setPriority(5)
} catch {}
process.on('message', (source: Source) => {
  void draw(source)
    .catch(() => null)
    .then((drawn) => process.send?.(drawn))
})
// The server has gone or needs no more pictures.
process.on('disconnect', () => process.exit())
