/** A captcha's picture: an SVG with its four characters whole inside it. */
export const pictureSize = { width: 120, height: 40 }

const picture = {
  ...pictureSize,
  size: 4,
  noise: 2,
  color: true,
  background: '#f4f5f7',
  ignoreChars: '0oO1iIlL',
  // The baseline sinks with the size: from 39 on the tails of g, p and y are below the edge.
  fontSize: 36,
}

/** Returns the characters and their picture. */
export async function drawPicture(): Promise<{ text: string; data: string }> {
  // Imported with the first captcha: the module reads its font.
  const { default: svgCaptcha } = await import('svg-captcha')
  return svgCaptcha.create(picture)
}
