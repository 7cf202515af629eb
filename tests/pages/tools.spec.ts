// The tools: values can be typed in either direction and shared by the address.
import { expect, expectAt } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { field, openTool } from '../support/browser_tools.ts'
import { words } from '../support/browser_words.ts'

const zh = words('zh-CN')
const en = words('en-US')

test('a ring’s weight is calculated while typing, and its address carries all values to somebody else', async ({
  visit,
}) => {
  const page = await visit({ permissions: ['clipboard-read', 'clipboard-write'] })
  await openTool(page, zh, 'Weight calculator')
  await page.getByRole('radio', { name: '环件' }).check()
  // Full-width digits and separators, as input methods and spreadsheets produce them.
  await field(page, zh('Outer dia. OD')).fill('１８５０')
  await field(page, zh('Inner dia. ID')).fill('1,420')
  await expect(page.getByText(zh('The weight appears once every dimension is filled in.'))).toBeVisible()
  await field(page, zh('Height H')).fill('260')
  await expect(page.getByRole('complementary').getByText('2.254 t', { exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: 'OD1850/ID1420×260' })).toBeVisible()
  await expect(page.getByText('0.00617 × (1850² − 1420²) × 0.26')).toBeVisible()
  await page.getByRole('combobox', { name: zh('Grade') }).fill('TC4')
  await expect(page.getByRole('status').filter({ hasText: '4.43 g/cm³' })).toContainText('钛及钛合金')
  await page.getByRole('combobox', { name: zh('Grade') }).fill('42CrMo')

  await field(page, zh('Inner dia. ID')).fill('1900')
  await expectAt(field(page, zh('Inner dia. ID')), '内径必须小于外径')
  await field(page, zh('Inner dia. ID')).fill('14,20')
  await expectAt(field(page, zh('Inner dia. ID')), zh('Must be a number such as 1,200.5'))
  await expect(page).not.toHaveURL(/[?&]id=/)
  await expect(field(page, zh('Inner dia. ID'))).toHaveValue('14,20')
  await field(page, zh('Inner dia. ID')).fill('1420')

  await field(page, zh('Machining allowance per side')).fill('10')
  await expect(page.getByRole('row', { name: zh('Gross, as forged') })).toContainText('2,653.2 kg')
  await field(page, zh('Number of pieces')).fill('4')
  await expect(field(page, zh('Weight in tonnes'))).toHaveValue('9.016')
  await field(page, zh('Weight in tonnes')).fill('20')
  await expect(field(page, zh('Number of pieces'))).toHaveValue('8.87')
  await expect(page.getByText('18.032 t')).toBeVisible()
  await page.getByText(zh('Gross weight'), { exact: true }).click()
  await expect(field(page, zh('Number of pieces'))).toHaveValue('7.54')

  await page.getByRole('button', { name: zh('Copy result') }).click()
  await expect(page.getByRole('alert').filter({ hasText: zh('Result copied') })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('42CrMo OD1850/ID1420×260')
  expect(copied).toContain('2,653.2 kg')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByText('2.254 t', { exact: true })).toBeVisible()
  await page.emulateMedia({ media: null })

  await expect(page).toHaveURL(/[?&]count_by=gross/)
  const address = new URL(page.url())
  expect(Object.fromEntries(address.searchParams)).toEqual({
    shape: 'ring',
    material: '42CrMo',
    od: '1850',
    id: '1420',
    h: '260',
    allowance: '10',
    count_by: 'gross',
    tonnes: '20',
  })
  const other = await visit({ language: 'en-US', at: address.pathname + address.search })
  await expect(field(other, en('Number of pieces'))).toHaveValue('7.54')
  await expect(other.getByRole('row', { name: en('Gross, as forged') })).toContainText('2,653.2 kg')

  // A damaged link: the page says what it could not use and keeps the rest.
  await openAt(other, '/home/tools/weight?shape=banana&d=abc&l=1200&material=45')
  const note = other
    .getByRole('status')
    .filter({ hasText: en('The link holds something that cannot be used here') })
  await expect(note).toContainText('banana')
  await expect(note).toContainText('abc')
  await expect(field(other, en('Length L'))).toHaveValue('1200')
  await expect(field(other, en('Diameter D'))).toHaveValue('')
  await note.getByRole('button', { name: en('Close') }).click()
  await expect(note).toBeHidden()

  // One pasted line fills the calculator, and the menu link empties it again.
  await field(other, en('Specification line')).fill('42CrMo forged shaft φ420×800+φ680×2000 3 pcs')
  await field(other, en('Specification line')).press('Enter')
  await expect(field(other, en('Diameter of step {0}', { 0: 2 }))).toHaveValue('680')
  await expect(field(other, en('Number of pieces'))).toHaveValue('3')
  await expect(other).toHaveURL(/steps=420x800_680x2000/)
  await openTool(other, en, 'Weight calculator')
  await expect(other).toHaveURL(/\/home\/tools\/weight$/)
  await expect(field(other, en('Diameter D'))).toHaveValue('')
  await other.goBack()
  await expect(field(other, en('Diameter of step {0}', { 0: 2 }))).toHaveValue('680')
})

test('lines are parsed and can become a search, grades are found under every name, and units are converted', async ({
  visit,
}) => {
  const page = await visit({ language: 'en-US', at: '/home/tools' })
  await page
    .getByRole('article')
    .filter({ hasText: en('Spec parser') })
    .getByRole('link')
    .first()
    .click()
  await page
    .getByRole('textbox', { name: en('Lines') })
    .fill('２支 调质 42CrMo 锻圆 Φ320＊6150 乱写\n178*32*6000\n锻圆 220')
  const rows = page.getByRole('region', { name: en('What was read') }).getByRole('listitem')
  // oxlint-disable-next-line house/no-luck -- one for each typed line
  await expect(rows).toHaveCount(3)
  // oxlint-disable-next-line house/no-luck -- in the order of the typed lines
  const line = (place: number) => rows.nth(place)
  await expect(line(0)).toContainText('42CrMo round bar φ320×6150, quenched and tempered, 2 bars')
  await expect(line(0)).toContainText('42CrMo 圆棒 φ320×6150 调质 2支')
  await expect(line(0)).toContainText('7.765 t')
  await expect(line(0)).toContainText(en('Not read: {part}', { part: '乱写' }))
  await expect(line(2)).toContainText('Length L: Enter this dimension')
  const question = line(1).getByRole('group', { name: en('Which shape is meant?') })
  await question.getByRole('button', { name: /^pipe/ }).click()
  await expect(question).toBeHidden()
  await expect(line(1)).toContainText('pipe φ178×32×6000')
  await expect(page).toHaveURL(/as=2\.pipe/)
  await page.reload()
  await expect(line(1)).toContainText('pipe φ178×32×6000')
  await line(1)
    .getByRole('link', { name: en('Calculate weight') })
    .click()
  await expect(field(page, en('Wall WT'))).toHaveValue('32')

  await openTool(page, en, 'Grade finder')
  const finder = page.getByRole('searchbox', { name: en('Name, standard or country') })
  await finder.fill('scm440')
  await expect(page.getByRole('region', { name: 'SCM440', exact: true })).toBeVisible()
  const found = (place: number) =>
    // oxlint-disable-next-line house/no-luck -- the built-in grades that the typed name finds
    page
      .getByRole('region', { name: en('Grades found') })
      .getByRole('row')
      .nth(place)
  await expect(found(1)).toContainText('SCM440')
  await expect(found(2)).toContainText(en('comparable'))
  await finder.press('ArrowDown')
  await expect(page).toHaveURL(/grade=(?!SCM440)/)
  await finder.fill('1.7225')
  await expect(found(1)).toContainText('42CrMo4')
  const card = page.getByRole('region', { name: '42CrMo4', exact: true })
  await expect(card.getByRole('row', { name: '1.7225' })).toContainText(en('exact'))
  await expect(card.getByRole('row', { name: '1.7225' })).toContainText('material number')
  await finder.fill('日本 bearing')
  await expect(page.getByRole('region', { name: 'GCr15', exact: true })).toBeVisible()
  await finder.fill('no such grade')
  await expect(page.getByText(en('No grade of the table fits'))).toBeVisible()
  await finder.fill('45')
  await page.getByRole('link', { name: en('Find stock of this grade') }).click()
  await expect(page).toHaveURL(/\/home\/quotation\?material=45$/)
  await page.goBack()
  await expect(finder).toHaveValue('45')

  await openTool(page, en, 'Unit converter')
  await field(page, en('Inches')).fill('1 1/2"')
  await expect(field(page, en('Millimetres'))).toHaveValue('38.1')
  await field(page, en('Millimetres')).fill('100')
  await expect(page.getByText('3 15/16"', { exact: true })).toBeVisible()
  await expect(field(page, en('Inches'))).toHaveValue('3.937')
  await field(page, en('Pounds')).fill('1,000')
  await expect(field(page, en('Kilograms'))).toHaveValue('453.5924')
  await field(page, en('Per tonne')).fill('5,480')
  await field(page, en('Weight of a piece')).fill('3862')
  await expect(field(page, en('Per kilogram'))).toHaveValue('5.48')
  await expect(field(page, en('Per piece'))).toHaveValue('21163.76')
  await field(page, en('Brinell')).fill('700')
  await expectAt(field(page, en('Brinell')), en('The table covers {min} to {max}', { min: 226, max: 615 }))
  await field(page, en('Brinell')).fill('286')
  await expect(field(page, en('Rockwell C'))).toHaveValue('30')
  await expect(page).toHaveURL(/mm=100&lb=1000&per_t=5480&piece_kg=3862&hbw=286/)
})
