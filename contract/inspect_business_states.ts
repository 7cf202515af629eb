import { quantityUnits } from './steel/delivery_states.ts'

/** States of a commission; the steps between them are in the server's rules. */
export const inspectionStates = [
  'requested',
  'quoted',
  'accepted',
  'scheduled',
  'reported',
  'declined',
  'cancelled',
  'refused',
] as const
export type InspectionState = (typeof inspectionStates)[number]

/** When the goods are inspected. */
export const inspectionStages = ['before_production', 'production', 'before_shipment', 'arrival'] as const
export type InspectionStage = (typeof inspectionStages)[number]

/** What can be inspected. */
export const inspectionItems = [
  'dimensions',
  'visual',
  'ut',
  'mt',
  'pt',
  'rt',
  'chemistry',
  'pmi',
  'mechanical',
  'hardness',
  'metallography',
  'witnessing',
  'documents',
  'marking',
  'loading',
] as const
export type InspectionItem = (typeof inspectionItems)[number]

export const inspectionResults = ['passed', 'remarks', 'failed'] as const
export type InspectionResult = (typeof inspectionResults)[number]

/** Counting units, and tonnes. */
export const inspectionUnits = [...quantityUnits, 't'] as const
export type InspectionUnit = (typeof inspectionUnits)[number]

/** The badge of a posting: the day of the inspection and its result, which is never `failed`. */
export const badgeResults = ['passed', 'remarks'] as const satisfies readonly InspectionResult[]
