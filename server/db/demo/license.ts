import sharp from 'sharp'
import type { Storage } from '#server/http/storage.ts'
import { demoLabel } from './picture_parts.ts'

export type DemoPaper = { address: string; size: number }

const [width, height] = [1280, 900]
const thumbWidth = 480

/** A form with a double frame, lines instead of texts, and the outline of a seal. */
function picture(): string {
  const line = (x: number, y: number, w: number, fill = '#8d8270') =>
    `<rect x="${x}" y="${y}" width="${w}" height="14" rx="3" fill="${fill}"/>`
  const rows = [330, 400, 470, 540, 610]
    .map((y, at) => `${line(150, y, 130, '#5b5344')}${line(310, y, [360, 250, 330, 210, 300][at] ?? 0)}`)
    .join('')
  const right = [330, 400, 470]
    .map((y, at) => `${line(720, y, 130, '#5b5344')}${line(880, y, [210, 150, 240][at] ?? 0)}`)
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="#f6f0e2"/>
    <rect x="40" y="40" width="${width - 80}" height="${height - 80}" fill="none" stroke="#b08d57" stroke-width="10"/>
    <rect x="62" y="62" width="${width - 124}" height="${height - 124}" fill="none" stroke="#b08d57" stroke-width="3"/>
    <circle cx="${width / 2}" cy="130" r="34" fill="#b5382a"/>
    ${line(460, 200, 360, '#3b3529')}${line(540, 240, 200)}
    ${rows}${right}
    <circle cx="970" cy="650" r="96" fill="none" stroke="#b5382a" stroke-width="9" stroke-opacity="0.75"/>
    <circle cx="970" cy="650" r="30" fill="#b5382a" fill-opacity="0.7"/>
    <g transform="translate(${width - 1030} ${height - 800})">${demoLabel}</g></svg>`
}

/** Draws a paper of the demo and stores it like a private upload. */
export async function storePaper(
  storage: Pick<Storage, 'put'>,
  name: string,
  drawn: string,
): Promise<DemoPaper> {
  const svg = Buffer.from(drawn)
  const full = await sharp(svg).webp({ quality: 84, effort: 1 }).toBuffer()
  const thumb = await sharp(svg).resize({ width: thumbWidth }).webp({ quality: 72, effort: 1 }).toBuffer()
  const address = `/uploads/private/demo/${name}.webp`
  await storage.put(address, full, thumb)
  return { address, size: full.length }
}

/** The business licence of the demo's companies, labelled as such. */
export const storeLicense = (storage: Pick<Storage, 'put'>): Promise<DemoPaper> =>
  storePaper(storage, 'licence', picture())
