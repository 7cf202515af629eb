/** The process that draws the demo's pictures; the memory for drawing is freed when it ends. */
import { drawAll } from './draw_pictures.ts'

drawAll({
  put: (...put) =>
    new Promise((resolve, reject) => {
      process.send?.({ put }, undefined, {}, (error) => (error ? reject(error) : resolve()))
    }),
}).then(
  (made) => process.send?.({ made }, undefined, {}, () => process.disconnect?.()),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
    process.exit(1)
  },
)
