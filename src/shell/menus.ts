/**
 * The menus (SPEC 2.70–2.76, 2.102–2.109) as data. An entry is shown once its page exists and the account may open
 * it, so that later pages appear by themselves and no link is dead.
 */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Session } from '#contract/account.ts'
import { characters, forgeTypes, type TagModule } from '#contract/enums.ts'
import type { Permission } from '#contract/permissions.ts'
import {
  characterLabels,
  forgeTypeLabels,
  postingKindLabels,
  toolLabels,
  tools,
  toolsLabel,
} from '#shared/i18n/labels.ts'
import { allowed } from '#shared/session/allowed.ts'

export type MenuEntry = {
  label: MessageDescriptor
  /** Path of the page, as its route names it. */
  to: string
  /** What to have at hand, shown in the publish dialog. */
  hint?: MessageDescriptor
  search?: Record<string, string | number>
  permission?: Permission
  children?: readonly MenuEntry[]
  /** Submenu of at most `max` tags of a module; the tag's id becomes the search parameter `key`. */
  tags?: { module: TagModule; max: number; key: string }
  /** Shows how many drafts and queued items this device holds. */
  countsDrafts?: boolean
  /** Shows how many messages of conversations are unread. */
  countsUnread?: boolean
}

export type MenuGroup = { label: MessageDescriptor | null; entries: readonly MenuEntry[] }

/** Navigation bar of the market: the specification's entries, and the tools after them. */
export const navigationMenu: readonly MenuEntry[] = [
  { label: msg`Home`, to: '/home' },
  {
    label: postingKindLabels.quotation,
    to: '/home/quotation',
    children: characters.map((character) => ({
      label: characterLabels[character],
      to: '/home/quotation',
      search: { character },
    })),
  },
  {
    label: postingKindLabels.purchase_forging,
    to: '/home/purchase_forging',
    children: forgeTypes.map((type) => ({
      label: forgeTypeLabels[type],
      to: '/home/purchase_forging',
      search: { forge_type: type },
    })),
  },
  { label: postingKindLabels.purchase_material, to: '/home/purchase_material' },
  { label: postingKindLabels.raise, to: '/home/raise' },
  { label: postingKindLabels.purchase_piece, to: '/home/purchase_piece' },
  {
    label: msg`Preferred suppliers`,
    to: '/home/good_business',
    tags: { module: 'good_business', max: 99, key: 'tag_id' },
  },
  { label: msg`Third-party inspection`, to: '/home/inspect_business' },
  { label: msg`Forum`, to: '/home/forum', tags: { module: 'forum', max: 99, key: 'tag_id' } },
  {
    label: toolsLabel,
    to: '/home/tools',
    children: tools.map((tool) => ({ label: toolLabels[tool], to: `/home/tools/${tool}` })),
  },
]

/** Entries of the publish dialog. */
export const publishMenu: readonly MenuGroup[] = [
  {
    label: msg`I want to buy`,
    entries: [
      {
        label: msg`Raw material`,
        hint: msg`Grade, size and tonnes you need; mills and traders quote`,
        to: '/backend/buyer_purchase_material',
        permission: 'buyer_purchase.get',
      },
      {
        label: msg`Forging`,
        hint: msg`Drawing or dimensions; forging shops quote`,
        to: '/backend/buyer_purchase_forging',
        permission: 'buyer_purchase.get',
      },
      {
        label: msg`Cut-to-size requests`,
        hint: msg`Finished sizes; cut from stock and remnants`,
        to: '/backend/buyer_purchase_piece',
        permission: 'buyer_purchase.get',
      },
    ],
  },
  {
    label: msg`I want to sell`,
    entries: [
      {
        label: msg`Raw material from stock`,
        hint: msg`Prime stock or remnants; have weight, price and photos at hand`,
        to: '/backend/seller_quotation',
        permission: 'seller_quotation.get',
      },
    ],
  },
  {
    label: msg`I want to talk`,
    entries: [{ label: msg`Forum`, to: '/home/forum', tags: { module: 'forum', max: 99, key: 'tag_id' } }],
  },
]

/** Left menu of the personal backend. */
export const backendMenu: readonly MenuGroup[] = [
  {
    label: null,
    entries: [
      { label: msg`Overview`, to: '/backend/dashboard' },
      { label: msg`My stock`, to: '/backend/seller_quotation', permission: 'seller_quotation.get' },
      {
        label: msg`My forging requests`,
        to: '/backend/buyer_purchase_forging',
        permission: 'buyer_purchase.get',
      },
      {
        label: msg`My raw-material requests`,
        to: '/backend/buyer_purchase_material',
        permission: 'buyer_purchase.get',
      },
      {
        label: msg`My cut-to-size requests`,
        to: '/backend/buyer_purchase_piece',
        permission: 'buyer_purchase.get',
      },
      { label: msg`Received quotes`, to: '/backend/quotes_received', permission: 'buyer_purchase.get' },
      { label: msg`My quotes`, to: '/backend/quotes_sent', permission: 'seller_quotation.get' },
      { label: msg`My deals`, to: '/backend/deals' },
      { label: msg`Contact views`, to: '/backend/contact_views' },
      { label: msg`Conversations`, to: '/backend/conversations', countsUnread: true },
      { label: msg`Drafts and queue`, to: '/backend/drafts', countsDrafts: true },
      { label: msg`Saved items`, to: '/backend/collection' },
      { label: msg`Saved searches`, to: '/backend/saved_search' },
      { label: msg`Messages`, to: '/backend/messages' },
      { label: msg`My company`, to: '/backend/company' },
      { label: msg`My membership`, to: '/backend/membership' },
      { label: msg`My staff`, to: '/backend/staff', permission: 'staff.get' },
      { label: msg`Device and sync`, to: '/backend/device' },
    ],
  },
]

/** Left menu of the back office. */
export const adminMenu: readonly MenuGroup[] = [
  {
    label: null,
    entries: [
      { label: msg`Overview`, to: '/admin/dashboard' },
      { label: postingKindLabels.quotation, to: '/admin/quotation', permission: 'admin_quotation.get' },
      {
        label: postingKindLabels.purchase_forging,
        to: '/admin/purchase_forging',
        permission: 'admin_purchase.get',
      },
      {
        label: postingKindLabels.purchase_material,
        to: '/admin/purchase_material',
        permission: 'admin_purchase.get',
      },
      {
        label: postingKindLabels.purchase_piece,
        to: '/admin/purchase_piece',
        permission: 'admin_purchase.get',
      },
      { label: postingKindLabels.raise, to: '/admin/raise', permission: 'admin_raise.get' },
      { label: msg`Forum`, to: '/admin/forum', permission: 'admin_forum' },
      { label: msg`Preferred suppliers`, to: '/admin/good_business', permission: 'website_config' },
      { label: msg`Third-party inspection`, to: '/admin/inspect_business', permission: 'admin_inspect' },
      { label: msg`Platform users`, to: '/admin/user', permission: 'admin_user.get' },
      { label: msg`Certified companies`, to: '/admin/tenant', permission: 'admin_tenant.get' },
      { label: msg`Memberships`, to: '/admin/membership', permission: 'admin_tenant.get' },
    ],
  },
  {
    label: msg`System`,
    entries: [
      { label: msg`Back-office users`, to: '/admin/backend_user', permission: 'admin_user.get' },
      { label: msg`Articles`, to: '/admin/article', permission: 'admin_article.get' },
      { label: msg`Ads`, to: '/admin/banner', permission: 'website_config' },
      { label: msg`Tags`, to: '/admin/tag', permission: 'admin_tag.get' },
      { label: msg`App editions`, to: '/admin/app_edition', permission: 'app_edition.get' },
      { label: msg`Categories and grades`, to: '/admin/product_category', permission: 'website_config' },
      { label: msg`Audit log`, to: '/admin/audit_log', permission: 'admin_user.get' },
      { label: msg`Site settings`, to: '/admin/website_config', permission: 'website_config' },
    ],
  },
]

/** Publish button of the side bar: in `section` it leads to `to`, where its postings are created (SPEC 2.98–2.100). */
export const contextPublish: readonly { section: string; to: string; asks?: true }[] = [
  { section: '/home/quotation', to: '/backend/seller_quotation' },
  { section: '/home/purchase_material', to: '/backend/buyer_purchase_material' },
  { section: '/home/purchase_piece', to: '/backend/buyer_purchase_piece' },
  { section: '/home/purchase_forging', to: '/backend/buyer_purchase_forging' },
  // Only operators start a group buy; anybody else can ask for one (SPEC 5.16).
  { section: '/home/raise', to: '/home/raise', asks: true },
]

/** Returns the entries whose page exists and that the account may open (SPEC 2.102, 6.15). */
export const visibleEntries = (
  entries: readonly MenuEntry[],
  exists: (path: string) => boolean,
  session: Session | null,
): MenuEntry[] => entries.filter((entry) => exists(entry.to) && allowed(session, entry.permission))

/** Returns the groups with their visible entries, without empty groups. */
export const visibleGroups = (
  groups: readonly MenuGroup[],
  exists: (path: string) => boolean,
  session: Session | null,
): MenuGroup[] =>
  groups
    .map((group) => ({ ...group, entries: visibleEntries(group.entries, exists, session) }))
    .filter((group) => group.entries.length > 0)
