import type { Limit } from './chemistry.ts'
import type { DeliveryState } from './delivery_states.ts'
import type { MechanicalName } from './heat.ts'

/** Mechanical limits of a grade in one condition and one range of thickness: above `over` mm, up to `to` mm. */
export type MechanicalLimits = {
  code: string
  source: string
  state: DeliveryState
  over: number
  to: number
  notch: 'KV2' | 'KU2'
  limits: Partial<Record<MechanicalName, Limit>>
}

/*
 * Strengths in MPa, elongation and reduction of area in %, impact energy in J at room temperature. GB/T 699 and GB/T 3077
 * test blanks of 25 mm and apply up to 80 mm; EN 10083 gives values by the thickness of the part. Larger sections have no
 * limits on file: they are agreed between the parties.
 */
const least = (min: number): Limit => [min, null]

type Row = readonly [over: number, to: number, re: number, rm: Limit, a: number, z: number, kv: number | null]
const european = (code: string, source: string, rows: readonly Row[]): MechanicalLimits[] =>
  rows.map(([over, to, re, rm, a, z, kv]) => ({
    code,
    source,
    state: 'quenched_tempered',
    over,
    to,
    notch: 'KV2',
    limits: { re: least(re), rm, a: least(a), z: least(z), ...(kv !== null && { kv: least(kv) }) },
  }))

type Blank = readonly [rm: number, re: number, a: number, z: number, ku: number | null]
const chinese = (
  code: string,
  source: string,
  state: DeliveryState,
  [rm, re, a, z, ku]: Blank,
): MechanicalLimits => ({
  code,
  source,
  state,
  over: 0,
  to: 80,
  notch: 'KU2',
  limits: {
    rm: least(rm),
    re: least(re),
    a: least(a),
    z: least(z),
    ...(ku !== null && { kv: least(ku) }),
  },
})

export const mechanicalLimits: readonly MechanicalLimits[] = [
  chinese('20', 'GB/T 699-2015', 'normalised', [410, 245, 25, 55, null]),
  chinese('35', 'GB/T 699-2015', 'normalised', [530, 315, 20, 45, null]),
  chinese('45', 'GB/T 699-2015', 'normalised', [600, 355, 16, 40, null]),
  chinese('40Cr', 'GB/T 3077-2015', 'quenched_tempered', [980, 785, 9, 45, 47]),
  chinese('35CrMo', 'GB/T 3077-2015', 'quenched_tempered', [980, 835, 12, 45, 63]),
  chinese('42CrMo', 'GB/T 3077-2015', 'quenched_tempered', [1080, 930, 12, 45, 63]),
  chinese('40CrNiMo', 'GB/T 3077-2015', 'quenched_tempered', [980, 835, 12, 55, 78]),
  ...european('C45E', 'EN 10083-2:2006', [
    [0, 16, 490, [700, 850], 14, 35, null],
    [16, 40, 430, [650, 800], 16, 40, 25],
    [40, 100, 370, [630, 780], 17, 45, 25],
  ]),
  ...european('34CrMo4', 'EN 10083-3:2006', [
    [0, 16, 800, [1000, 1200], 11, 45, null],
    [16, 40, 650, [900, 1100], 12, 50, 40],
    [40, 100, 550, [800, 950], 14, 55, 45],
    [100, 160, 500, [750, 900], 15, 55, 45],
    [160, 250, 450, [700, 850], 15, 60, 45],
  ]),
  ...european('42CrMo4', 'EN 10083-3:2006', [
    [0, 16, 900, [1100, 1300], 10, 40, null],
    [16, 40, 750, [1000, 1200], 11, 45, 35],
    [40, 100, 650, [900, 1100], 12, 50, 35],
    [100, 160, 550, [800, 950], 13, 50, 35],
    [160, 250, 500, [750, 900], 14, 55, 35],
  ]),
  ...european('34CrNiMo6', 'EN 10083-3:2006', [
    [0, 16, 1000, [1200, 1400], 9, 40, null],
    [16, 40, 900, [1100, 1300], 10, 45, 45],
    [40, 100, 800, [1000, 1200], 11, 50, 45],
    [100, 160, 700, [900, 1100], 12, 55, 45],
    [160, 250, 600, [800, 950], 13, 55, 45],
  ]),
]
