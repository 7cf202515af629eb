/** Words for the equipment of preferred suppliers; docs/words.md decides them, as for the page. */
import type { Capabilities, FurnaceKind } from '#contract/good_business.ts'
import { both, type Both } from './both.ts'

type Figure = { name: keyof Omit<Capabilities, 'furnaces'>; unit: string; label: Both }

export const capabilityNames: readonly Figure[] = [
  { name: 'press_mn', unit: 'MN', label: both('最大压机', 'Largest press') },
  { name: 'hammer_t', unit: 't', label: both('最大锻锤', 'Largest hammer') },
  { name: 'ring_od_mm', unit: 'mm', label: both('环件最大外径', 'Rings up to OD') },
  { name: 'piece_t', unit: 't', label: both('最大单件', 'Heaviest piece') },
  { name: 'annual_t', unit: 't', label: both('年产能', 'Capacity per year') },
]

export const furnaceNames: Readonly<Record<FurnaceKind, Both>> = {
  bogie: both('台车炉', 'Bogie-hearth furnace'),
  chamber: both('箱式炉', 'Chamber furnace'),
  pit: both('井式炉', 'Pit furnace'),
  continuous: both('连续炉', 'Continuous furnace'),
  vacuum: both('真空炉', 'Vacuum furnace'),
  induction: both('感应加热', 'Induction heater'),
}
