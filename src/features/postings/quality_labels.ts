import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { qualityFields } from '#contract/postings/technical_fields.ts'

/** Labels of the quality fields, which all kinds share. */
export const qualityLabels: Record<keyof typeof qualityFields, MessageDescriptor> = {
  hardness_min: msg`Hardness from`,
  hardness_max: msg`Hardness to`,
  hardness_scale: msg`Hardness scale`,
  flaw_detection: msg`NDT`,
  flaw_standard: msg`NDT standard`,
  flaw_level: msg`NDT level`,
  melting: msg`Melting`,
  forging_ratio: msg`Forging ratio`,
  chemistry: msg`Chemical composition`,
  mechanical: msg`Mechanical properties`,
}
