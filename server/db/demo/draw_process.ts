/** The process that draws the demo's pictures: what drawing takes of memory ends with it. */
import { drawAll } from './drawn.ts'

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
