/** The process that draws pictures: what a large one takes of time and memory is not taken from the server. */
import { setPriority } from 'node:os'
import { draw, type Source } from './images.ts'

// Requests go before pictures; a system that does not allow it draws them all the same.
try {
  setPriority(5)
} catch {}
process.on('message', (source: Source) => {
  void draw(source)
    .catch(() => null)
    .then((drawn) => process.send?.(drawn))
})
// The server is gone or needs no pictures any more.
process.on('disconnect', () => process.exit())
