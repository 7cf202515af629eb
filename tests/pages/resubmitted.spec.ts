// A rejected posting that is submitted again shows both sides what was changed and why it had been rejected.
import { expect } from '../support/browser.ts'
import { test } from '../support/pages.ts'
import { callerOf, ownSpot, spotValues } from '../support/browser_people.ts'
import { words } from '../support/browser_words.ts'

const zh = words('zh-CN')
const en = words('en-US')
const reason = 'Grade mark unreadable on the photo'

test('operator and owner see the changes and the earlier reason', async ({ visit, request }) => {
  const seller = await callerOf(request, 'pipe@demo.test')
  const operator = await callerOf(request, 'operator')
  const values = await spotValues(seller, { dims: { d: 347, l: 3471 }, price_amount: 5480 })
  const { code } = await seller.call<{ code: string }>('post', '/api/quotation/?submit=1', values)
  await operator.call('post', `/api/admin/quotation/${code}/reject/`, {
    comment: reason,
    img_arr: [],
    revision: 1,
  })
  const { revision } = await ownSpot(seller, code)
  const changed = { ...values, price_amount: 5320, description: 'New photo of the end face' }
  await seller.call('put', `/api/quotation/${code}/?submit=1&revision=${revision}`, changed)

  const review = await visit({ as: 'operator', language: 'en-US', at: `/admin/quotation?keyword=${code}` })
  const panel = review.getByRole('complementary', { name: en('Review') })
  await expect(panel.getByText(en('Submitted again after a rejection.'))).toBeVisible()
  await expect(panel.getByRole('alert').filter({ hasText: reason })).toBeVisible()
  const compared = panel.getByRole('table').filter({ hasText: en('Rejected before') })
  await expect(compared.getByRole('row').filter({ hasText: '5,480' })).toContainText('5,320')
  // What changed stands alone; the rest is folded.
  const grade = compared.getByRole('row').filter({ hasText: en('Grade') })
  await expect(grade).toHaveCount(0)
  const unfold = en('{0, plural, one {Show # unchanged field} other {Show # unchanged fields}}', { 0: 8 })
  await panel.getByRole('button', { name: new RegExp(unfold.replace('8', String.raw`\d+`)) }).click()
  await expect(grade).toBeVisible()

  const own = await visit({
    as: 'pipe@demo.test',
    at: `/backend/seller_quotation?state=in_review&keyword=${code}`,
  })
  const item = own.getByRole('listitem').filter({ hasText: code })
  await expect(item.getByRole('alert').filter({ hasText: reason })).toBeVisible()
  const list = [zh('Price'), zh('Description')]
  for (const name of list)
    await expect(
      item.getByText(
        new RegExp(`${zh('Submitted again. Changed since the rejection: {0}', { 0: '' })}.*${name}`),
      ),
    ).toBeVisible()
})
