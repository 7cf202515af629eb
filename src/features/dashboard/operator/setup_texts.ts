import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SetupStep } from '#contract/market_setup.ts'

type SetupText = {
  title: MessageDescriptor
  hint: MessageDescriptor
  /** Where it is done; steps without a place are done on the server. */
  place?: { to: string; search?: Record<string, string> }
}

/** Each first step of a new market: what it is, why, and where it is done. */
export const setupTexts: Record<SetupStep, SetupText> = {
  site: {
    title: msg`Say who runs the market`,
    hint: msg`Phone and e-mail of customer service, copyright and licences are at the foot of every page.`,
    place: { to: '/admin/website_config', search: { section: 'site' } },
  },
  mail: {
    title: msg`Send a test mail`,
    hint: msg`Codes, invitations and notifications go by mail. See what your mail server says to one.`,
    place: { to: '/admin/delivery', search: { mail: 'test' } },
  },
  address: {
    title: msg`Name the address of the market`,
    hint: msg`Set PUBLIC_URL on the server: mails have links, and search engines one address, only with it.`,
  },
  roles: {
    title: msg`Add the roles of your team`,
    hint: msg`Four usual roles are ready to be added, such as posting review; each can be changed.`,
    place: { to: '/admin/backend_user', search: { of: 'roles' } },
  },
  people: {
    title: msg`Add a second operator`,
    hint: msg`So that somebody can help when you lose your password or your phone.`,
    place: { to: '/admin/backend_user' },
  },
  catalogue: {
    title: msg`Look through categories and grades`,
    hint: msg`The usual ones are there. Add what your market trades besides.`,
    place: { to: '/admin/product_category' },
  },
  limits: {
    title: msg`Look through the limits of the tiers`,
    hint: msg`How much companies of each tier may publish, ask and store.`,
    place: { to: '/admin/website_config', search: { section: 'quotas' } },
  },
  prices: {
    title: msg`Enter first market prices`,
    hint: msg`Raw materials with their prices, by hand or from a table; or say that you have none.`,
    place: { to: '/admin/market_price' },
  },
  backup: {
    title: msg`Make a backup and restore it once elsewhere`,
    hint: msg`Database, uploads and SECRET belong together. A backup that was never restored is a hope.`,
  },
}
