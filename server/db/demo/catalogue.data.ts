import type { DeliveryState } from '#contract/steel/delivery_states.ts'
import type { Dims, Shape } from '#contract/steel/shapes.ts'
import type { Random } from './random.ts'

/** A grade with its usual price in ¥/t, its standard and the states it is sold in. */
export type Offer = readonly [
  material: string,
  pricePerT: number,
  standard: string,
  states: readonly DeliveryState[],
]

export type Line = {
  category: number
  /** Of grades that belong elsewhere. */
  categories?: Readonly<Record<string, number>>
  shape: Shape
  unit: 'bar' | 'piece' | 'block' | 'length'
  offers: readonly Offer[]
  dims: (random: Random) => Dims
  /** What is drawn, as such a piece looks. */
  finish?: (dims: Dims) => Dims
  /** Remnant: sold below its price, by the piece, with defects. */
  isRemnant?: boolean
  perKg?: boolean
}

const qt: readonly DeliveryState[] = ['quenched_tempered', 'quenched_tempered', 'normalised', 'as_forged']
const soft: readonly DeliveryState[] = ['annealed', 'as_forged']
const ball: readonly DeliveryState[] = ['spheroidised', 'annealed']
const solution: readonly DeliveryState[] = ['solution']
const normal: readonly DeliveryState[] = ['normalised', 'normalised_tempered', 'as_forged']
const hot: readonly DeliveryState[] = ['hot_rolled', 'annealed']
const hard: readonly DeliveryState[] = ['pre_hardened', 'annealed']

const alloys: readonly Offer[] = [
  ['42CrMo', 5450, 'GB/T 3077', qt],
  ['42CrMo', 5500, 'GB/T 3077', qt],
  ['42CrMo4', 5700, 'EN ISO 683-2', qt],
  ['40Cr', 4680, 'GB/T 3077', qt],
  ['35CrMo', 5300, 'GB/T 3077', qt],
  ['34CrNiMo6', 9500, 'EN ISO 683-2', qt],
  ['40CrNiMo', 9300, 'GB/T 3077', qt],
  ['38CrMoAl', 8200, 'GB/T 3077', ['quenched_tempered', 'annealed']],
  ['30CrNiMo8', 11200, 'EN ISO 683-2', qt],
  ['4140', 5750, 'ASTM A29', qt],
]
const carbons: readonly Offer[] = [
  ['45', 4180, 'GB/T 699', normal],
  ['45', 4250, 'GB/T 699', normal],
  ['35', 4150, 'GB/T 699', normal],
  ['20', 4100, 'GB/T 699', normal],
  ['Q355D', 4450, 'GB/T 1591', normal],
  ['50Mn', 4420, 'GB/T 699', normal],
]
const ringAlloys: readonly Offer[] = [
  ['42CrMo', 6050, 'GB/T 3077', qt],
  ['50Mn', 5100, 'GB/T 699', normal],
  ['45', 4950, 'GB/T 699', normal],
  ['Q355NE', 5350, 'GB/T 1591', normal],
  ['18CrNiMo7-6', 10800, 'EN ISO 683-3', normal],
]
const austenitic: readonly Offer[] = [
  ['304', 15400, 'ASTM A276', solution],
  ['304L', 15900, 'ASTM A276', solution],
  ['316L', 24000, 'ASTM A276', solution],
  ['321', 18200, 'ASTM A276', solution],
  ['06Cr19Ni10', 15300, 'GB/T 1220', solution],
  ['310S', 34500, 'ASTM A276', solution],
  ['20Cr13', 9400, 'GB/T 1220', ['quenched_tempered', 'annealed']],
  ['14Cr17Ni2', 13800, 'GB/T 1220', soft],
  ['17-4PH', 33000, 'ASTM A564', solution],
]
const vessels: readonly Offer[] = [
  ['16Mn', 5600, 'NB/T 47008', ['normalised', 'normalised_tempered']],
  ['20MnMo', 6900, 'NB/T 47008', ['quenched_tempered', 'normalised_tempered']],
  ['15CrMo', 7300, 'NB/T 47008', ['normalised_tempered']],
  ['F22', 10400, 'ASTM A182', ['normalised_tempered', 'quenched_tempered']],
  ['12Cr2Mo1', 10100, 'NB/T 47008', ['normalised_tempered']],
  ['A105', 5450, 'ASTM A105', ['normalised']],
  ['LF2', 6100, 'ASTM A350', ['normalised', 'quenched_tempered']],
  ['F91', 26500, 'ASTM A182', ['normalised_tempered']],
]
const carburising: readonly Offer[] = [
  ['20CrMnTi', 5050, 'GB/T 3077', normal],
  ['20CrMnMo', 5900, 'GB/T 3077', normal],
  ['18CrNiMo7-6', 10600, 'EN ISO 683-3', normal],
  ['20CrNiMo', 7400, 'GB/T 3077', normal],
  ['16MnCr5', 5300, 'EN ISO 683-3', normal],
]

/** A multiple of `by`, about within the limits. */
export const step = (random: Random, min: number, max: number, by: number): number =>
  by * Math.round(random.int(min / by, max / by))
const bar =
  (small: number, large: number) =>
  (random: Random): Dims => ({
    d: step(random, small, large, 10),
    l: step(random, 1500, 6500, 50),
  })
const ring =
  (small: number, large: number) =>
  (random: Random): Dims => {
    const od = step(random, small, large, 20)
    return { od, id: step(random, od * 0.45, od * 0.78, 10), h: step(random, 80, 420, 10) }
  }
const to10 = (value: number) => Math.round(value / 10) * 10
/** A rolled ring has a thinner wall than a forged one, a flange is flat. */
const rolled = ({ od = 0, id = 0, h = 0 }: Dims): Dims => ({ od, id: Math.max(id, to10(od * 0.64)), h })
const flat = ({ od = 0, id = 0, h = 0 }: Dims): Dims => ({ od, id, h: Math.max(50, to10(h * 0.36)) })
const disc =
  (small: number, large: number) =>
  (random: Random): Dims => ({
    d: step(random, small, large, 20),
    h: step(random, 90, 420, 10),
  })
/** The thickness is the smaller one. */
const slab = (one: number, other: number, l: number): Dims => ({
  t: Math.min(one, other),
  w: Math.max(one, other),
  l,
})
const block = (random: Random): Dims =>
  slab(step(random, 120, 460, 10), step(random, 300, 900, 10), step(random, 600, 2600, 50))
const sleeve = (random: Random): Dims => {
  const od = step(random, 300, 1100, 10)
  return { od, id: step(random, od * 0.45, od * 0.75, 10), l: step(random, 400, 2400, 50) }
}
const shaft = (random: Random): Dims => {
  const d = step(random, 220, 620, 20)
  const neck = Math.round((d * 0.7) / 10) * 10
  return {
    steps: [
      { d: neck, l: step(random, 200, 600, 20) },
      { d, l: step(random, 800, 2600, 50) },
      { d: neck, l: step(random, 200, 800, 20) },
    ],
  }
}
const end = (random: Random): Dims => ({ d: step(random, 180, 620, 10), l: step(random, 260, 900, 5) })

/** Product lines; category ids are those of contract/reference/categories.ts. */
export const lines: Record<string, Line> = {
  alloy_round: { category: 102, shape: 'round', unit: 'bar', offers: alloys, dims: bar(120, 720) },
  carbon_round: { category: 101, shape: 'round', unit: 'bar', offers: carbons, dims: bar(130, 800) },
  rolled_round: {
    category: 107,
    shape: 'round',
    unit: 'bar',
    offers: [...carbons, ...alloys.slice(0, 5)].map(([m, p, s]) => [m, p - 350, s, hot] as const),
    dims: (random) => ({ d: step(random, 90, 280, 5), l: step(random, 5500, 6500, 50) }),
  },
  bearing: {
    category: 104,
    shape: 'round',
    unit: 'bar',
    offers: [
      ['GCr15', 6100, 'GB/T 18254', ball],
      ['GCr15SiMn', 6700, 'GB/T 18254', ball],
      ['100Cr6', 6500, 'EN ISO 683-17', ball],
    ],
    dims: bar(90, 320),
  },
  stainless_round: { category: 105, shape: 'round', unit: 'bar', offers: austenitic, dims: bar(120, 460) },
  stainless_ring: {
    category: 206,
    shape: 'ring',
    unit: 'piece',
    offers: austenitic.slice(0, 6).map(([m, p, s, d]) => [m, p + 2600, s, d] as const),
    dims: ring(320, 1400),
  },
  duplex: {
    category: 105,
    shape: 'round',
    unit: 'bar',
    offers: [
      ['2205', 27500, 'ASTM A276', solution],
      ['F51', 28200, 'ASTM A182', solution],
      ['2507', 41000, 'ASTM A276', solution],
    ],
    dims: bar(120, 340),
  },
  nickel: {
    category: 106,
    shape: 'round',
    unit: 'bar',
    offers: [
      ['GH4169', 198000, 'GB/T 14992', solution],
      ['Inconel 625', 232000, 'ASTM B446', solution],
      ['Monel 400', 168000, 'ASTM B164', ['annealed']],
      ['Incoloy 825', 124000, 'ASTM B425', ['annealed']],
    ],
    dims: (random) => ({ d: step(random, 120, 260, 10), l: step(random, 1800, 4200, 50) }),
    perKg: true,
  },
  titanium: {
    category: 106,
    shape: 'round',
    unit: 'bar',
    offers: [
      ['TC4', 96000, 'GB/T 3620.1', ['annealed']],
      ['TA2', 72000, 'GB/T 3620.1', ['annealed']],
    ],
    dims: (random) => ({ d: step(random, 160, 300, 10), l: step(random, 2400, 4600, 50) }),
    perKg: true,
  },
  ring: {
    category: 201,
    shape: 'ring',
    unit: 'piece',
    offers: ringAlloys,
    dims: ring(500, 2600),
    finish: rolled,
  },
  flange: {
    category: 702,
    shape: 'ring',
    unit: 'piece',
    offers: vessels,
    dims: ring(400, 1600),
    finish: flat,
  },
  pressure_ring: { category: 202, shape: 'ring', unit: 'piece', offers: vessels, dims: ring(600, 2200) },
  gear: {
    category: 802,
    shape: 'disc',
    unit: 'piece',
    offers: [...carburising, ['42CrMo', 5750, 'GB/T 3077', qt]],
    dims: disc(420, 1200),
  },
  carburising: { category: 102, shape: 'round', unit: 'bar', offers: carburising, dims: bar(120, 420) },
  disc: {
    category: 501,
    shape: 'disc',
    unit: 'piece',
    offers: [...alloys.slice(0, 6), ...carbons.slice(0, 2)],
    dims: disc(480, 1500),
  },
  tube_sheet: {
    category: 502,
    shape: 'disc',
    unit: 'piece',
    offers: vessels.slice(0, 6),
    dims: disc(900, 2200),
  },
  shell: { category: 601, shape: 'sleeve', unit: 'piece', offers: vessels.slice(0, 5), dims: sleeve },
  sleeve: {
    category: 603,
    shape: 'sleeve',
    unit: 'piece',
    offers: [...alloys.slice(0, 4), ...carbons.slice(0, 2)],
    dims: sleeve,
  },
  pipe: {
    category: 604,
    shape: 'pipe',
    unit: 'length',
    offers: [
      ['20', 5300, 'GB/T 699', hot],
      ['45', 5450, 'GB/T 699', hot],
      ['42CrMo', 7200, 'GB/T 3077', hot],
      ['27SiMn', 6100, 'GB/T 3077', hot],
      ['12Cr1MoV', 8600, 'NB/T 47008', ['normalised_tempered']],
    ],
    dims: (random) => ({
      od: step(random, 219, 530, 1),
      wt: step(random, 20, 60, 1),
      l: step(random, 5000, 11000, 100),
    }),
  },
  shaft: {
    category: 301,
    shape: 'stepped',
    unit: 'piece',
    offers: alloys.slice(0, 7).map(([m, p, s, d]) => [m, p + 1400, s, d] as const),
    dims: shaft,
  },
  square: {
    category: 405,
    shape: 'square',
    unit: 'bar',
    offers: [...carbons.slice(0, 3), ...alloys.slice(0, 5)],
    dims: (random) => ({ a: step(random, 150, 420, 10), l: step(random, 2000, 6000, 50) }),
  },
  flat: {
    category: 404,
    shape: 'flat',
    unit: 'block',
    offers: [...carbons.slice(0, 3), ...alloys.slice(0, 4)],
    dims: block,
  },
  hexagon: {
    category: 406,
    shape: 'hexagon',
    unit: 'bar',
    offers: [
      ['45', 4550, 'GB/T 699', normal],
      ['40Cr', 5000, 'GB/T 3077', qt],
    ],
    dims: (random) => ({ s: step(random, 120, 200, 10), l: step(random, 3000, 6000, 50) }),
  },
  hot_work: {
    category: 401,
    shape: 'flat',
    unit: 'block',
    offers: [
      ['H13', 20800, 'ASTM A681', ball],
      ['4Cr5MoSiV1', 20300, 'GB/T 1299', ball],
      ['5CrNiMo', 8900, 'GB/T 1299', soft],
      ['55NiCrMoV7', 13600, 'EN ISO 4957', hard],
      ['H13', 21500, 'ASTM A681', ball],
    ],
    dims: block,
    perKg: true,
  },
  tool_round: {
    category: 103,
    shape: 'round',
    unit: 'bar',
    offers: [
      ['Cr12MoV', 13400, 'GB/T 1299', ball],
      ['Cr12MoV', 13100, 'GB/T 1299', ball],
      ['H13', 20600, 'ASTM A681', ball],
      ['5CrNiMo', 8900, 'GB/T 1299', soft],
      ['3Cr2W8V', 15800, 'GB/T 1299', ball],
    ],
    dims: bar(120, 360),
    perKg: true,
  },
  plastic_mould: {
    category: 402,
    shape: 'flat',
    unit: 'block',
    offers: [
      ['P20', 9300, 'ASTM A681', hard],
      ['718', 12600, 'GB/T 1299', hard],
      ['2316', 19800, 'EN ISO 4957', hard],
      ['4Cr13', 11400, 'GB/T 1299', soft],
    ],
    dims: block,
    perKg: true,
  },
  cold_work: {
    category: 403,
    shape: 'flat',
    unit: 'block',
    offers: [
      ['Cr12MoV', 13200, 'GB/T 1299', ball],
      ['D2', 14600, 'ASTM A681', ball],
      ['CrWMn', 8700, 'GB/T 1299', ball],
    ],
    dims: block,
    perKg: true,
  },
  ingot: {
    category: 901,
    shape: 'ingot',
    unit: 'piece',
    offers: [
      ['45', 3450, 'GB/T 699', ['annealed']],
      ['42CrMo', 4350, 'GB/T 3077', ['annealed']],
      ['34CrNiMo6', 7600, 'EN ISO 683-2', ['annealed']],
    ],
    dims: (random) => ({ kg: step(random, 2000, 16000, 100) }),
  },
  remnant_round: {
    category: 102,
    shape: 'round',
    unit: 'piece',
    categories: Object.fromEntries(carbons.map(([material]) => [material, 101])),
    offers: [...alloys, ...carbons],
    dims: end,
    isRemnant: true,
  },
  remnant_ring: {
    category: 202,
    shape: 'ring',
    unit: 'piece',
    offers: [...ringAlloys, ...vessels.slice(0, 3)],
    dims: ring(360, 1200),
    isRemnant: true,
  },
  remnant_block: {
    category: 401,
    categories: { Cr12MoV: 403, 718: 402 },
    shape: 'flat',
    unit: 'block',
    offers: [
      ['H13', 20500, 'ASTM A681', ball],
      ['Cr12MoV', 12900, 'GB/T 1299', ball],
      ['718', 12300, 'GB/T 1299', hard],
    ],
    dims: (random) => slab(step(random, 80, 260, 10), step(random, 200, 520, 10), step(random, 260, 900, 10)),
    isRemnant: true,
  },
}

/** Dimensions of a piece of the line. */
export function dimsOf({ dims, finish }: Line, random: Random): Dims {
  const drawn = dims(random)
  return finish ? finish(drawn) : drawn
}

/** What a grade usually costs in ¥/t, by the first line that offers it; of an ingot what ingots cost. */
export function usualPrice(material: string, shape: Shape | null): number | undefined {
  const isIngot = shape === 'ingot'
  for (const line of Object.values(lines)) {
    if (line.isRemnant || (line.shape === 'ingot') !== isIngot) continue
    const offer = line.offers.find(([name]) => name === material)
    if (offer) return offer[1]
  }
  return undefined
}
