import type { Storage } from '#server/http/storage.ts'
import { storePaper, type DemoPaper } from './license.ts'
import { demoLabel, written } from './picture_parts.ts'

const [width, height] = [1000, 1300]
const columns = 8

/** A form with a head, two tables of figures and a stamp; only the figures can be read. */
function picture(): string {
  const bar = (x: number, y: number, w: number, fill = '#6d7783') =>
    `<rect x="${x}" y="${y}" width="${w}" height="13" rx="3" fill="${fill}"/>`
  const figure = (text: string, x: number, y: number) =>
    written(text, { x, y, height: 20 }, 'stroke="#1d2733" stroke-width="2"')
  const head = [210, 250, 290, 330].map(
    (y, at) => `${bar(90, y, 150, '#3b4652')}${bar(270, y, [260, 200, 310, 180][at] ?? 0)}`,
  )
  const table = (top: number, rows: number) => {
    const lines = Array.from({ length: rows + 1 }, (_, at) => top + at * 62).map(
      (y) => `<line x1="90" x2="910" y1="${y}" y2="${y}" stroke="#8a94a0" stroke-width="2"/>`,
    )
    const uprights = Array.from({ length: columns + 1 }, (_, at) => 90 + (at * 820) / columns).map(
      (x) =>
        `<line x1="${x}" x2="${x}" y1="${top}" y2="${top + rows * 62}" stroke="#8a94a0" stroke-width="2"/>`,
    )
    const cells = Array.from({ length: columns * (rows - 1) }, (_, at) => {
      const x = 104 + ((at % columns) * 820) / columns
      return figure(String(10 + ((at * 37) % 89)), x, top + 82 + Math.floor(at / columns) * 62)
    })
    const names = Array.from({ length: columns }, (_, at) =>
      bar(104 + (at * 820) / columns, top + 25, 60, '#3b4652'),
    )
    return [...lines, ...uprights, ...names, ...cells].join('')
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="#fbfbf8"/>
    <rect x="40" y="40" width="${width - 80}" height="${height - 80}" fill="none" stroke="#3b4652" stroke-width="4"/>
    ${bar(330, 100, 340, '#1d2733')}${bar(390, 140, 220)}
    ${head.join('')}${table(410, 4)}${table(740, 3)}
    ${bar(90, 990, 520)}${bar(90, 1020, 430)}${bar(90, 1050, 470)}
    <circle cx="770" cy="1080" r="100" fill="none" stroke="#b5382a" stroke-width="9" stroke-opacity="0.7"/>
    <circle cx="770" cy="1080" r="34" fill="#b5382a" fill-opacity="0.65"/>
    <g transform="translate(-630 515)">${demoLabel}</g></svg>`
}

/** Stores the mill certificate of the demo's stock, labelled as such. */
export const storeCertificate = (storage: Pick<Storage, 'put'>): Promise<DemoPaper> =>
  storePaper(storage, 'mill-certificate', picture())
