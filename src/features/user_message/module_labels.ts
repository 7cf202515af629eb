import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MessageModule } from '#contract/enums.ts'
import { groupOf, type MessageGroup } from './message_groups.ts'

export const messageGroupLabels: Record<MessageGroup, MessageDescriptor> = {
  system: msg`System message`,
  review: msg`Review notice`,
  customer: msg`New enquiries and quotes`,
  business: msg`My leads`,
  products: msg`Search alerts`,
  forum: msg`Forum`,
}

/** Returns the label of a notification's subject. */
export const moduleLabel = (module: MessageModule): MessageDescriptor => messageGroupLabels[groupOf(module)]
