const width = 480

/** One at a time: nine decoded photographs at once would hold up typing, and fill the memory of a small machine. */
let queue: Promise<unknown> = Promise.resolve()

/** A small JPEG of a picture, made on this device; null for what the browser cannot draw. */
export function thumbnailOf(file: Blob): Promise<ArrayBuffer | null> {
  const made = queue.then(() => draw(file)).catch(() => null)
  queue = made
  return made
}

async function draw(file: Blob): Promise<ArrayBuffer> {
  // The height follows in proportion; decoded and made smaller once, beside the page's own work.
  const bitmap = await createImageBitmap(file, { resizeWidth: width, resizeQuality: 'medium' })
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  return (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 })).arrayBuffer()
}
