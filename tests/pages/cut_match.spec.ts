// A cut-to-size request and a remnant list each other and show how the pieces are cut from it (SPEC 1.4).
import { expect } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { approvePosting, approveSpot, callerOf, submitSpot } from '../support/browser_people.ts'
import { words } from '../support/browser_words.ts'

test('the request shows the remnant with its cuts, and the remnant the request @main', async ({
  visit,
  request,
}) => {
  const t = words('en-US')
  const operator = await callerOf(request, 'operator')
  const buyer = await callerOf(request, 'gear@demo.test')
  const { code } = await buyer.call<{ code: string }>('post', '/api/purchase_piece/?submit=1', {
    category_id: 102,
    material: '38CrMoAl',
    delivery_state: 'annealed',
    shape: 'round',
    dims: { d: 187, l: 500 },
    quantity: 4,
    quantity_unit: 'piece',
    offcut: 'seller',
    region_id: 110105,
    deadline: 7,
  })
  await approvePosting(operator, 'purchase_piece', code)
  const page = await visit({ as: 'gear@demo.test', language: 'en-US', at: `/home/purchase_piece/${code}` })
  const none = page.getByText(t('No remnant on the market holds all of these pieces today.'))
  await expect(none).toBeVisible()

  const seller = await callerOf(request, 'pressure@demo.test')
  const remnant = await submitSpot(seller, {
    character: 2,
    defect_notes: 'Saw marks',
    material: '38CrMoAl',
    delivery_state: 'quenched_tempered',
    dims: { d: 190, l: 3000 },
    quantity: 1,
    kerf: 3,
  })
  await approveSpot(operator, remnant)
  await page.reload()
  const match = page
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="/home/quotation/${remnant}"]`) })
  await expect(match).toContainText('left over 988 mm, 216 kg')
  await expect(match).toContainText(
    /Different delivery condition: Q\+T \(quenched and tempered\) instead of A \(annealed\)/i,
  )
  await expect(
    match.getByRole('img', { name: 'Bar of 3,000 mm: 4 × 500 mm, left 988 mm · 216 kg' }),
  ).toBeVisible()

  await openAt(page, `/home/quotation/${remnant}`)
  const back = page
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="/home/purchase_piece/${code}"]`) })
  await expect(back).toContainText('all 4 pieces fit')
  await expect(back).toContainText(
    /Different delivery condition wanted: A \(annealed\), this is Q\+T \(quenched and tempered\)/i,
  )
  await back.getByRole('link').click()
  await expect(page).toHaveURL(`/home/purchase_piece/${code}`)
})
