// Several events of one kind are one message, on devices that were away too; what others wait for stands first (SPEC 3.13).
import { companyNames } from '#server/db/names.ts'
import { notify } from '#server/features/user_message/store.ts'
import {
  bell,
  drawer,
  expect,
  expectUnread,
  openAs,
  rowsOf,
  test,
  unreadOnServer,
} from '../../support/browser_messages.ts'
import { pollNow } from '../../support/browser_offline.ts'
import type { Member } from '../../support/factory.ts'
import { expectLook, type Visitor } from '../../support/browser.ts'
import type { Line } from '../../support/line.ts'
import { inChinese, inEnglish, type Look } from '../../support/looks.ts'
import type { OwnServer } from '../../support/own_server.ts'

// A mark of a message that was replaced meanwhile is refused with 404, which browsers log.
test.use({ expectedErrors: /favicon\.ico|status of (404|503)|ERR_(INTERNET_DISCONNECTED|FAILED)/ })

const titleOf = (code: string) => ({ zh: `圆钢 ${code}`, en: `Round bar ${code}` })

/** Approves postings, one after the other; codes end with the given numbers. */
async function approve({ deps }: OwnServer, person: Member, from: number, to: number): Promise<void> {
  for (let n = from; n <= to; n += 1)
    await notify(deps.database.orm, {
      accountIds: [person.id],
      module: 'quotation',
      record_sign: `QGRP${n}`,
      code: 'posting_approved',
      params: { title: titleOf(`QGRP${n}`) },
      group: { of: 'approved' },
      now: deps.clock(),
    })
}

async function enquire({ deps, make }: OwnServer, person: Member, code: string): Promise<string> {
  const buyer = await make.member()
  const company = await companyNames(deps.database.orm, buyer.tenantId)
  await notify(deps.database.orm, {
    accountIds: [person.id],
    module: 'business_quotation',
    record_sign: code,
    code: 'intention_received',
    params: { title: titleOf(code), company, quantity: { zh: '4 支', en: '4 bars' } },
    now: deps.clock(),
  })
  return code
}

/** A new device on the line, in the look. */
const deviceOf = ({ language, scheme }: Look, { origin }: Line): Visitor => ({
  colorScheme: scheme,
  storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: 'language', value: language }] }] },
  at: `${origin}/manifest.zh-CN.webmanifest`,
})

const several = ({ told }: Look, count: number): string =>
  told('postings_approved', { count, titles: [], codes: [] })

test('eighteen approvals are one message, which grows on a device that was away', async ({
  visit,
  server,
  line,
}) => {
  const look = inChinese
  const { t } = look
  const person = await server.make.member()
  await approve(server, person, 1, 18)
  const page = await visit(deviceOf(look, line))
  await openAs(page, person, `${line.origin}/home`)
  await expectLook(page, look)
  await expectUnread(page, t, 1)
  await bell(page, t).click()
  const rows = rowsOf(drawer(page, t), t)
  await expect(rows).toHaveText([new RegExp(several(look, 18))])
  await expect(rows).toContainText([/QGRP18[^]*QGRP17[^]*QGRP16/])

  // Read on a device that is away, while two more are approved.
  await page.context().setOffline(true)
  await rows.getByRole('button').click()
  await expect(page).toHaveURL(/\/backend\/seller_quotation\?state=online&decided_since=\d+$/)
  await expectUnread(page, t, 0)
  await approve(server, person, 19, 20)
  await page.context().setOffline(false)
  await pollNow(page)
  await expectUnread(page, t, 1)
  expect(await unreadOnServer(server, person)).toBe(1)
  await bell(page, t).click()
  await expect(rows).toHaveText([new RegExp(several(look, 20))])

  // The device has forgotten what was replaced, and shows the same without a network.
  await page.keyboard.press('Escape')
  await page.context().setOffline(true)
  await bell(page, t).click()
  await expect(
    drawer(page, t).getByText(t('Kept on this device, as of {0}.', { 0: '|' }).split('|')[0] ?? ''),
  ).toBeVisible()
  await expect(rows).toHaveText([new RegExp(several(look, 20))])
})

test('an enquiry stands first until it is read, then where its time puts it', async ({
  visit,
  server,
  line,
}) => {
  const look = inEnglish
  const { t } = look
  const person = await server.make.member()
  await enquire(server, person, 'QASKED')
  await approve(server, person, 1, 3)
  const page = await visit(deviceOf(look, line))
  await openAs(page, person, `${line.origin}/home`)
  await expectLook(page, look)
  await bell(page, t).click()
  const rows = rowsOf(drawer(page, t), t)
  await expect(rows).toHaveText([/QASKED/, new RegExp(several(look, 3))])
  const heading = drawer(page, t).getByRole('heading', { name: t('Enquiries and quotes') })
  await expect(heading).toBeVisible()

  // One that comes meanwhile is above it.
  await enquire(server, person, 'QSECOND')
  await pollNow(page)
  await expect(rows).toHaveText([/QSECOND/, /QASKED/, new RegExp(several(look, 3))])
  await rows.filter({ hasText: 'QSECOND' }).getByRole('button').click()
  await bell(page, t).click()
  await expect(rows).toHaveText([/QASKED/, /QSECOND/, new RegExp(several(look, 3))])
  await drawer(page, t)
    .getByRole('button', { name: t('Mark all as read') })
    .click()
  await expect(heading).toBeHidden()
  await expect(rows).toHaveText([/QSECOND/, new RegExp(several(look, 3)), /QASKED/])
})
