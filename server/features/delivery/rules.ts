import type { BrokenDelivery } from '#contract/delivery.ts'
import {
  brokenStates,
  deliveryKinds,
  type DeliveryKind,
  type DeliveryState,
  type JobGroup,
} from '#contract/delivery_kinds.ts'
import { validSeconds } from '#server/features/verify_code/rules.ts'

export type BrokenState = BrokenDelivery['state']

/** Whether a job failed or waits for another try. */
export const isBroken = (state: DeliveryState): state is BrokenState =>
  (brokenStates as readonly string[]).includes(state)

const groups: Partial<Record<DeliveryKind, JobGroup>> = {
  deliver_mail: 'mail',
  deliver_invitation: 'mail',
  deliver_appointment: 'mail',
  deliver_code: 'code',
  deliver_push: 'push',
}
export const groupOf = (kind: DeliveryKind): JobGroup => groups[kind] ?? 'other'
export const kindsOf = (group: JobGroup): DeliveryKind[] =>
  deliveryKinds.filter((kind) => groupOf(kind) === group)

/** What an operator may do with a job. A code that has expired is not sent again: nobody could use it. */
export const rightsOf = (
  { kind, state, created }: { kind: DeliveryKind; state: DeliveryState; created: Date },
  now: Date,
): BrokenDelivery['can'] => ({
  retry:
    state === 'failed' &&
    (kind !== 'deliver_code' || now.getTime() - created.getTime() < validSeconds * 1000),
  give_up: isBroken(state),
})

const mostCharacters = 200

/**
 * An error in one line, without what may be private: e-mail addresses, the paths of addresses, numbers of five digits
 * or more, and anything that looks like a token.
 */
export function errorLine(text: string): string {
  const line = text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(https?:\/\/)(?:[^\s/@]*@)?([^\s/?#]+)\S*/g, '$1$2/…')
    .replaceAll(/[^\s<>"']+@[^\s<>"']+/g, '…')
    .replaceAll(/\+?\d(?:[ -]?\d){4,}/g, '…')
    .replaceAll(/[\w+/=-]{20,}/g, '…')
    .trim()
  return line.length > mostCharacters ? `${line.slice(0, mostCharacters - 1)}…` : line
}
