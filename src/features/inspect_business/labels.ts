import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type {
  InspectionItem,
  InspectionResult,
  InspectionStage,
  InspectionState,
} from '#contract/inspect_business_states.ts'
import type { TagTone } from '#shared/ui/Tag.tsx'

type Shown = { label: MessageDescriptor; tone: TagTone }

export const inspectionStateLabels: Record<InspectionState, Shown> = {
  requested: { label: msg`Waiting for a quote`, tone: 'blue' },
  quoted: { label: msg({ message: 'Quoted', context: 'inspection' }), tone: 'forge' },
  accepted: { label: msg`Quote accepted`, tone: 'blue' },
  scheduled: { label: msg`Scheduled`, tone: 'blue' },
  reported: { label: msg`Report ready`, tone: 'green' },
  declined: { label: msg`Quote declined`, tone: 'grey' },
  cancelled: { label: msg({ message: 'Cancelled', context: 'inspection' }), tone: 'grey' },
  refused: { label: msg({ message: 'Refused', context: 'inspection' }), tone: 'amber' },
}

export const resultLabels: Record<InspectionResult, Shown> = {
  passed: { label: msg({ message: 'Passed', context: 'inspection' }), tone: 'green' },
  remarks: { label: msg`Passed with remarks`, tone: 'amber' },
  failed: { label: msg({ message: 'Failed', context: 'inspection' }), tone: 'forge' },
}

export const stageLabels: Record<InspectionStage, MessageDescriptor> = {
  before_production: msg`Before production`,
  production: msg`During production`,
  before_shipment: msg`Before shipment`,
  arrival: msg`On arrival`,
}

/** What is done at each stage. */
export const stageHints: Record<InspectionStage, MessageDescriptor> = {
  before_production: msg`Raw material, mill certificates, the supplier’s process plan`,
  production: msg`Forging, heat treatment and machining as they happen; hold points`,
  before_shipment: msg`The finished goods: dimensions, NDT, marking, packing, loading`,
  arrival: msg`Quantity, damage and identity at the place of delivery`,
}

export const itemLabels: Record<InspectionItem, MessageDescriptor> = {
  dimensions: msg`Dimensions`,
  visual: msg`Surface and appearance`,
  ut: msg`UT ultrasonic`,
  mt: msg`MT magnetic particle`,
  pt: msg`PT penetrant`,
  rt: msg`RT radiographic`,
  chemistry: msg`Chemical analysis`,
  pmi: msg`PMI (positive material identification)`,
  mechanical: msg`Mechanical tests`,
  hardness: msg`Hardness`,
  metallography: msg`Microstructure and grain size`,
  witnessing: msg`Witnessing of tests`,
  documents: msg`Review of documents`,
  marking: msg`Marking and packing`,
  loading: msg`Supervision of loading`,
}
