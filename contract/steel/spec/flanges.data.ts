// Outside diameters of flanges in mm. Only sizes whose figures are the same in every edition at hand are listed; for
// the others the reader asks.

const byDn = (dns: readonly number[], diameters: readonly number[]): ReadonlyMap<number, number> =>
  new Map(dns.map((dn, place) => [dn, diameters[place]!]))

const enSizes = [10, 15, 20, 25, 32, 40, 50, 65, 80, 100, 125, 150, 200, 250, 300, 350, 400, 450, 500, 600]

/** EN 1092-1, column D, by pressure rating (PN) and nominal diameter (DN). The same figures are in GB/T 9124.1. */
export const enFlanges: ReadonlyMap<number, ReadonlyMap<number, number>> = new Map([
  [
    6,
    byDn(
      enSizes,
      [75, 80, 90, 100, 120, 130, 140, 160, 190, 210, 240, 265, 320, 375, 440, 490, 540, 595, 645, 755],
    ),
  ],
  [
    10,
    byDn(
      enSizes,
      [90, 95, 105, 115, 140, 150, 165, 185, 200, 220, 250, 285, 340, 395, 445, 505, 565, 615, 670, 780],
    ),
  ],
  [
    16,
    byDn(
      enSizes,
      [90, 95, 105, 115, 140, 150, 165, 185, 200, 220, 250, 285, 340, 405, 460, 520, 580, 640, 715, 840],
    ),
  ],
  [
    25,
    byDn(
      enSizes,
      [90, 95, 105, 115, 140, 150, 165, 185, 200, 235, 270, 300, 360, 425, 485, 555, 620, 670, 730, 845],
    ),
  ],
  [
    40,
    byDn(
      enSizes,
      [90, 95, 105, 115, 140, 150, 165, 185, 200, 235, 270, 300, 375, 450, 515, 580, 660, 685, 755, 890],
    ),
  ],
])

const asmeSizes = [
  '1/2',
  '3/4',
  '1',
  '1-1/4',
  '1-1/2',
  '2',
  '2-1/2',
  '3',
  '4',
  '5',
  '6',
  '8',
  '10',
  '12',
  '14',
  '16',
  '18',
  '20',
  '24',
]
const inches = (size: string) => {
  const [whole, part] = size.includes('-')
    ? size.split('-')
    : size.includes('/')
      ? ['0', size]
      : [size, '0/1']
  const [top, bottom] = part!.split('/').map(Number)
  return Number(whole) + top! / bottom!
}
const byNps = (diameters: readonly number[]): ReadonlyMap<number, number> =>
  new Map(diameters.map((mm, place) => [inches(asmeSizes[place]!), mm]))

/** ASME B16.5, outside diameter of flange O in mm, by class and nominal pipe size (NPS). */
export const asmeFlanges: ReadonlyMap<number, ReadonlyMap<number, number>> = new Map([
  [
    150,
    byNps([90, 100, 110, 115, 125, 150, 180, 190, 230, 255, 280, 345, 405, 485, 535, 595, 635, 700, 815]),
  ],
  [
    300,
    byNps([95, 115, 125, 135, 155, 165, 190, 210, 255, 280, 320, 380, 445, 520, 585, 650, 710, 775, 915]),
  ],
  [
    600,
    byNps([95, 115, 125, 135, 155, 165, 190, 210, 275, 330, 355, 420, 510, 560, 605, 685, 745, 815, 940]),
  ],
])

/** The nominal pipe size that a nominal diameter (DN) stands for, ASME B16.5 annex and ISO 6708. */
export const npsOfDn: ReadonlyMap<number, number> = new Map(
  [15, 20, 25, 32, 40, 50, 65, 80, 100, 125, 150, 200, 250, 300, 350, 400, 450, 500, 600].map((dn, place) => [
    dn,
    inches(asmeSizes[place]!),
  ]),
)
