import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FlagFilter } from '#contract/postings/filters.ts'

/** Labels of the yes/no filters. */
export const flagLabels: Record<FlagFilter, MessageDescriptor> = {
  have_warranty: msg`With mill certificate`,
  have_report: msg`With test report`,
  certified: msg`Certified companies`,
  cuttable: msg`Can be cut`,
  have_photo: msg`With photos`,
}
/** Labels of the same filters set to "no", which only an address can ask for. */
export const flagNotLabels: Record<FlagFilter, MessageDescriptor> = {
  have_warranty: msg`Without mill certificate`,
  have_report: msg`Without test report`,
  certified: msg`Uncertified companies`,
  cuttable: msg`Not to be cut`,
  have_photo: msg`Without photos`,
}
