import type { Endpoint } from '#contract/endpoint.ts'
import type { MembershipPeriod } from '#contract/membership.ts'

/** Props of the dialogs that change a period of membership. */
export type PeriodDialogProps = {
  /** The period as it is now: a colleague may have changed it since the dialog was opened. */
  period: MembershipPeriod
  /** Name of the company in the reader's language. */
  company: string
  /** A later period of the company, which stays. */
  next: MembershipPeriod | undefined
  /** Answers that the call changes. */
  changes: readonly Pick<Endpoint, 'path'>[]
  onClose: () => void
}
