import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OperatorAction } from '#contract/postings/states.ts'

export type ReasonedAction = Exclude<OperatorAction, 'approve'>

/** Frequent reasons, which operators insert with one click. */
export const frequentReasons: Record<ReasonedAction, readonly MessageDescriptor[]> = {
  reject: [
    msg`Photos are unclear or do not show the goods`,
    msg`Grade or standard is wrong`,
    msg`Dimensions and weight contradict each other`,
    msg`Price is far off the market`,
    msg`Contact details in the text or photos`,
    msg`Defects of the remnant are not described`,
    msg`Heat number and certificate do not match`,
    msg`Posted twice`,
  ],
  take_down: [
    msg`The goods are sold`,
    msg`A complaint was confirmed`,
    msg`The information is not true`,
    msg`The certificate could not be verified`,
    msg`Contact details in the text or photos`,
    msg`Posted twice`,
  ],
  restore: [msg`The company has corrected it`, msg`Removed by mistake`, msg`The complaint was not confirmed`],
}
