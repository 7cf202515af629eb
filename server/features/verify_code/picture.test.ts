import { expect, test } from 'vitest'
import { drawPicture, pictureSize } from './picture.ts'

/** The smallest and largest coordinates of a character's outline. */
function extentOf(path: string) {
  const numbers = [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number)
  const [xs, ys] = [0, 1].map((side) => numbers.filter((_, at) => at % 2 === side)) as [number[], number[]]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

test('no character of a captcha is cut off by the edge of its picture', async () => {
  const cut: string[] = []
  for (let at = 0; at < 300; at++) {
    const { data } = await drawPicture()
    // The lines that disturb programs have no fill; they may run out of the picture.
    const outlines = [...data.matchAll(/<path fill="#[^"]+" d="([^"]+)"/g)].map(([, path]) => path ?? '')
    expect(outlines).toHaveLength(4)
    for (const path of outlines) {
      const { left, right, top, bottom } = extentOf(path)
      const isInside = left >= 0 && top >= 0 && right <= pictureSize.width && bottom <= pictureSize.height
      if (!isInside) cut.push(`${left} ${top} ${right} ${bottom}`)
    }
  }
  expect(cut).toEqual([])
})
