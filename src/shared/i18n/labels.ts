/** Labels of every enumeration; a missing one does not compile. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type {
  Certification,
  Character,
  CreditRating,
  DeadlineDays,
  ForgeType,
  Membership,
  PostingKind,
  SearchSection,
  WeighingMethod,
} from '#contract/enums.ts'
import type { IntentionState } from '#contract/intention.ts'
import type { OwnerAction, OperatorAction, PostingState } from '#contract/postings/states.ts'

type Labels<E extends string | number> = Record<E, MessageDescriptor>

export const characterLabels: Labels<Character> = { 1: msg`Prime`, 2: msg`Remnant` }
export const weighingMethodLabels: Labels<WeighingMethod> = {
  1: msg`Scale weight`,
  2: msg`Theoretical weight`,
}
export const forgeTypeLabels: Labels<ForgeType> = {
  1: msg`Open-die`,
  2: msg`Closed-die`,
  3: msg`Fast-press open-die`,
  4: msg`Ring rolling`,
}
export const creditRatingLabels: Labels<CreditRating> = {
  0: msg`Frozen`,
  1: msg`Limited`,
  2: msg`Normal`,
  3: msg`High`,
  4: msg`Excellent`,
}
export const membershipLabels: Labels<Membership> = {
  none: msg`Non-member`,
  silver: msg`Silver`,
  gold: msg`Gold`,
}
export const certificationLabels: Labels<Certification> = {
  none: msg`Not certified`,
  submitted: msg`Certification in review`,
  revision_requested: msg`Certification needs changes`,
  rejected: msg`Certification rejected`,
  certified: msg`Certified`,
  expired: msg`Certification expired`,
}
export const deadlineLabels: Labels<DeadlineDays> = {
  1: msg`1 day`,
  3: msg`3 days`,
  7: msg`7 days`,
  30: msg`30 days`,
}
export const postingKindLabels: Labels<PostingKind> = {
  quotation: msg`Stock listings`,
  raise: msg`Group buys`,
  purchase_material: msg`Raw-material requests`,
  purchase_piece: msg`Cut-to-size requests`,
  purchase_forging: msg`Custom forgings`,
}
export const searchSectionLabels: Labels<SearchSection> = {
  quotation: msg`Stock listings`,
  purchase_forging: msg`Custom forgings`,
  purchase_material: msg`Raw-material requests`,
  raise: msg`Group buys`,
  purchase_piece: msg`Cut-to-size requests`,
  forum: msg`Forum`,
}
const postingStateLabels: Labels<Exclude<PostingState, 'dealt'>> = {
  draft: msg`Draft`,
  in_review: msg`In review`,
  online: msg`Online`,
  rejected: msg`Rejected`,
  offline: msg`Offline`,
  taken_down: msg`Removed by operator`,
  expired: msg`Expired`,
  closed: msg`Closed`,
}
/** Labels of the state `dealt`: stock is sold, a request awarded, a group buy has succeeded. */
const dealtLabels: Labels<PostingKind> = {
  quotation: msg`Sold`,
  raise: msg`Succeeded`,
  purchase_material: msg`Awarded`,
  purchase_piece: msg`Awarded`,
  purchase_forging: msg`Awarded`,
}
/** Returns the label of a posting's state. */
export const postingStateLabel = (kind: PostingKind, state: PostingState): MessageDescriptor =>
  state === 'dealt' ? dealtLabels[kind] : postingStateLabels[state]
/** Mantine colours of the states. */
export const postingStateColors: Record<PostingState, string> = {
  draft: 'gray',
  in_review: 'yellow',
  online: 'green',
  rejected: 'red',
  offline: 'gray',
  taken_down: 'red',
  expired: 'yellow',
  dealt: 'blue',
  closed: 'gray',
}
type RowAction = OwnerAction | 'copy' | 'update' | 'remove'
const ownerActionLabels: Labels<Exclude<RowAction, 'deal'>> = {
  submit: msg`Submit for review`,
  withdraw: msg`Withdraw`,
  offline: msg`Take offline`,
  online: msg`Put online`,
  renew: msg`Renew`,
  close: msg`Close posting`,
  copy: msg`Copy`,
  update: msg`Edit`,
  remove: msg`Delete draft`,
}
const dealLabels: Labels<PostingKind> = {
  quotation: msg`Mark as sold`,
  raise: msg`Mark as succeeded`,
  purchase_material: msg`Mark as awarded`,
  purchase_piece: msg`Mark as awarded`,
  purchase_forging: msg`Mark as awarded`,
}
/** Returns the label of an owner's action on a posting. */
export const ownerActionLabel = (kind: PostingKind, action: RowAction): MessageDescriptor =>
  action === 'deal' ? dealLabels[kind] : ownerActionLabels[action]
export const operatorActionLabels: Labels<OperatorAction> = {
  approve: msg`Approve`,
  reject: msg`Reject`,
  take_down: msg`Take down`,
  restore: msg`Restore`,
}
export const intentionStateLabels: Labels<IntentionState> = {
  sent: msg`Sent`,
  seen: msg`Seen`,
  accepted: msg`Accepted`,
  declined: msg`Declined`,
  closed: msg`Closed`,
}
export const colorSchemes = ['auto', 'light', 'dark'] as const
export const colorSchemeLabels: Labels<(typeof colorSchemes)[number]> = {
  auto: msg`Same as system`,
  light: msg`Light`,
  dark: msg`Dark`,
}

export const tools = ['weight', 'spec', 'grade', 'units'] as const
export type ToolName = (typeof tools)[number]
/** Name of the section with the tools; the context is needed because the bar at the window's side is also called Tools in English. */
export const toolsLabel = msg({ message: 'Tools', context: 'section' })
/** Labels of the tools, by the last part of their path. */
export const toolLabels: Labels<ToolName> = {
  weight: msg`Weight calculator`,
  spec: msg`Spec parser`,
  grade: msg`Grade finder`,
  units: msg`Unit converter`,
}
