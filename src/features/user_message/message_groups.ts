import type { MessageModule } from '#contract/enums.ts'

/** Modules that are shown as one subject (SPEC 3.14). */
export const messageGroups = {
  system: ['tenant_authentication', 'tenant', 'user', 'staff'],
  review: ['purchase_material', 'purchase_piece', 'purchase_forging', 'quotation'],
  customer: [
    'business_quotation',
    'business_purchase_material',
    'business_purchase_piece',
    'business_purchase_forging',
    'business_raise',
  ],
  business: ['my_business'],
  products: [
    'visitor_quotation',
    'visitor_purchase_material',
    'visitor_purchase_piece',
    'visitor_purchase_forging',
  ],
  forum: ['forum', 'forum_discuss'],
} as const satisfies Record<string, readonly MessageModule[]>

export type MessageGroup = keyof typeof messageGroups
export const messageGroupNames = Object.keys(messageGroups) as MessageGroup[]

/** Returns the subject that a module belongs to. */
export const groupOf = (module: MessageModule): MessageGroup =>
  messageGroupNames.find((name) => (messageGroups[name] as readonly MessageModule[]).includes(module))!
