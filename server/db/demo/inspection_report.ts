import type { Storage } from '#server/http/storage.ts'
import { storePaper, type DemoPaper } from './license.ts'
import { demoLabel } from './picture_parts.ts'

const [width, height] = [1280, 900]

/** A sheet with a table of readings, as lines instead of texts, and the stamp of an inspector. */
function picture(): string {
  const line = (x: number, y: number, w: number, fill: string) =>
    `<rect x="${x}" y="${y}" width="${w}" height="12" rx="3" fill="${fill}"/>`
  const rows = Array.from({ length: 8 }, (_, at) => {
    const y = 300 + at * 54
    const cells = [190, 150, 170, 120].map((w, column) =>
      line(110 + column * 280, y, w - ((at * 23) % 60), '#6b7785'),
    )
    return `<path d="M80 ${y + 32}H1200" stroke="#c3cad2" stroke-width="2"/>${cells.join('')}`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="#fbfcfd"/>
    ${line(80, 80, 420, '#22303f')}${line(80, 120, 300, '#6b7785')}${line(80, 150, 340, '#6b7785')}
    <rect x="80" y="220" width="1120" height="52" fill="#e4e9ef"/>
    ${[110, 390, 670, 950].map((x) => line(x, 240, 140, '#22303f')).join('')}
    ${rows.join('')}
    <circle cx="1080" cy="150" r="78" fill="none" stroke="#2b6cb0" stroke-width="8" stroke-opacity="0.8"/>
    <path d="M1042 150l28 30 50-58" fill="none" stroke="#2b6cb0" stroke-width="12" stroke-opacity="0.8"/>
    <g transform="translate(${width - 1030} ${height - 800})">${demoLabel}</g></svg>`
}

/** The inspection report of the demo, labelled as such. */
export const storeReport = (storage: Pick<Storage, 'put'>): Promise<DemoPaper> =>
  storePaper(storage, 'inspection_report', picture())
