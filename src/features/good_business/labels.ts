import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FurnaceKind, OwnSupplier, SupplierState } from '#contract/good_business.ts'
import type { TagTone } from '#shared/ui/Tag.tsx'

/** States of a version, as both the company and operators read them. */
export const supplierStateLabels: Record<SupplierState, { label: MessageDescriptor; tone: TagTone }> = {
  submitted: { label: msg`In review`, tone: 'blue' },
  revision_requested: { label: msg`Changes requested`, tone: 'amber' },
  rejected: { label: msg`Rejected`, tone: 'amber' },
  listed: { label: msg`Listed`, tone: 'green' },
  replaced: { label: msg`Replaced by a newer version`, tone: 'grey' },
  withdrawn: { label: msg`Withdrawn`, tone: 'grey' },
  removed: { label: msg`Removed by operator`, tone: 'amber' },
}

export const furnaceLabels: Record<FurnaceKind, MessageDescriptor> = {
  bogie: msg`Bogie-hearth furnace`,
  chamber: msg`Chamber furnace`,
  pit: msg`Pit furnace`,
  continuous: msg`Continuous furnace`,
  vacuum: msg`Vacuum furnace`,
  induction: msg`Induction heater`,
}

/** Names of the figures of the equipment, and their units, in the order in which they are shown. */
export const capabilityFigures = [
  { name: 'press_mn', label: msg`Largest press`, unit: 'MN' },
  { name: 'hammer_t', label: msg`Largest hammer`, unit: 't' },
  { name: 'ring_od_mm', label: msg`Rings up to OD`, unit: 'mm' },
  { name: 'piece_t', label: msg`Heaviest piece`, unit: 't' },
  { name: 'annual_t', label: msg`Capacity per year`, unit: 't' },
] as const

export const hiddenTexts: Record<NonNullable<OwnSupplier['hidden']>, MessageDescriptor> = {
  not_certified: msg`The certification of the company is over. It is shown again once that is renewed.`,
  frozen: msg`The company is frozen by the market’s operators.`,
}
