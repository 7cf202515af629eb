import { msg } from '@lingui/core/macro'
import { postingKindLabels } from '#shared/i18n/labels.ts'
import type { FoldingGroup } from './menu.ts'

/** Left menu of the back office. */
export const adminMenu: readonly FoldingGroup[] = [
  {
    name: 'start',
    label: null,
    entries: [
      { label: msg`Overview`, to: '/admin/dashboard' },
      {
        label: msg`Review queue`,
        to: '/admin/review',
        anyOf: ['admin_quotation.get', 'admin_purchase.get'],
      },
    ],
  },
  {
    name: 'postings',
    label: msg({ message: 'Postings', context: 'menu' }),
    entries: [
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
      {
        label: msg`Certificate alerts`,
        to: '/admin/mill_certificate',
        permission: 'admin_quotation.get',
      },
      {
        label: msg`Reports and group-buy requests`,
        to: '/admin/user_accusation',
        anyOf: [
          'admin_quotation.get',
          'admin_purchase.get',
          'admin_raise.get',
          'admin_tenant.get',
          'admin_forum',
        ],
      },
    ],
  },
  {
    name: 'market',
    label: msg`Market`,
    entries: [
      { label: msg`Forum`, to: '/admin/forum', permission: 'admin_forum' },
      { label: msg`Market prices`, to: '/admin/market_price', permission: 'website_config' },
      { label: msg`Preferred suppliers`, to: '/admin/good_business', permission: 'website_config' },
      { label: msg`Third-party inspection`, to: '/admin/inspect_business', permission: 'admin_inspect' },
    ],
  },
  {
    name: 'companies',
    label: msg`Companies and users`,
    entries: [
      { label: msg`Platform users`, to: '/admin/user', permission: 'admin_user.get' },
      { label: msg`Certified companies`, to: '/admin/tenant', permission: 'admin_tenant.get' },
      { label: msg`Memberships`, to: '/admin/membership', permission: 'admin_tenant.get' },
    ],
  },
  {
    name: 'system',
    label: msg`System`,
    entries: [
      { label: msg`Back-office users`, to: '/admin/backend_user', permission: 'admin_user.get' },
      { label: msg`Articles`, to: '/admin/article', permission: 'admin_article.get' },
      { label: msg`Ads`, to: '/admin/banner', permission: 'website_config' },
      { label: msg`Tags`, to: '/admin/tag', permission: 'admin_tag.get' },
      { label: msg`App editions`, to: '/admin/app_edition', permission: 'app_edition.get' },
      { label: msg`Categories and grades`, to: '/admin/product_category', permission: 'website_config' },
      { label: msg`Lines read wrongly`, to: '/admin/spec_report', permission: 'website_config' },
      { label: msg`Deliveries and jobs`, to: '/admin/delivery', permission: 'website_config' },
      { label: msg`Audit log`, to: '/admin/audit_log', permission: 'admin_user.get' },
      { label: msg`Review reasons`, to: '/admin/review_reason', permission: 'website_config' },
      { label: msg`Site settings`, to: '/admin/website_config', permission: 'website_config' },
    ],
  },
]
