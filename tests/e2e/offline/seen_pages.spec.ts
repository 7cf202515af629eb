// Pages of the company's own dealings, read offline after they were seen.
import {
  ageStart,
  expect,
  storedText,
  test,
  untilPolled,
  workerReady,
} from '../../support/browser_offline.ts'
import { callerOf } from '../../support/browser_people.ts'
import { words } from '../../support/browser_words.ts'

const t = words('zh-CN')

test('start page, overview, own postings, enquiries, quotes and deals seen before open offline with their age and without placeholders', async ({
  page,
  context,
  line,
  signIn,
  request,
}) => {
  type Deals = { results: { source: string; id: number }[] }
  const { results } = await (await callerOf(request, 'gold')).call<Deals>('get', '/api/backend/deal/')
  const deal = `/backend/deals/${results[0]?.source}-${results[0]?.id}`
  const places = {
    '/home': ['/api/home/'],
    '/backend/dashboard': ['/api/backend/dashboard/', '/api/backend/intention/', '/api/backend/join/'],
    '/backend/seller_quotation': ['/api/backend/quotation/'],
    // The overview asks the same call for fewer quotes.
    '/backend/quotes_sent': [String.raw`/api/backend/quote/ {\"query\":{\"page\"`],
    '/backend/buyer_purchase_material': ['/api/backend/purchase_material/'],
    '/backend/collection': ['/api/collection/'],
    '/backend/deals': ['/api/backend/deal/'],
    '/backend/contact_views': ['/api/backend/card_view/received/'],
    [deal]: ['/api/backend/deal/:source/:id/'],
  }
  const pulsing = page.locator('.mantine-Skeleton-root')
  const main = page.getByRole('main')
  const age = ageStart(t('This page shows what was there on {0}.', { 0: '###' }))
  const note = ageStart(t('As you saw it on {0}; price and stock may have changed since.', { 0: '###' }))
  /** The page's text without figures, which depend on the time, and without the line that says how old it is. */
  const shown = async () => {
    const lines = (await main.innerText()).split('\n').filter((text) => text.trim() !== '')
    return lines
      .filter((text) => !note.test(text) && !age.test(text))
      .join('\n')
      .replaceAll(/\d+/g, '#')
      .slice(0, 400)
  }
  await signIn(page, 'gold@demo.test')
  await page.goto(`${line.origin}/home`)
  await workerReady(page)
  await untilPolled(page)
  const seen = new Map<string, string>()
  for (const [place, paths] of Object.entries(places)) {
    await page.goto(line.origin + place)
    // A page that is left too early is not stored, so each of its answers is awaited.
    for (const path of paths) await expect.poll(() => storedText(page)).toContain(`zh-CN ${path}`)
    // The lower half of the start page comes after the upper one was painted, and has no placeholders until then.
    if (place === '/home')
      await expect(main.getByRole('navigation', { name: t('Market prices') })).toBeVisible()
    await expect(pulsing).toHaveCount(0)
    seen.set(place, await shown())
  }
  await context.setOffline(true)
  for (const place of Object.keys(places)) {
    await page.goto(line.origin + place)
    await expect(main.getByRole('heading').first()).toBeVisible()
    await expect(pulsing, place).toHaveCount(0)
    await expect(page.getByText(age).or(page.getByText(note)).first(), place).toBeVisible()
    await expect.poll(shown, place).toBe(seen.get(place))
  }
  // A page that was never opened says so.
  await page.goto(`${line.origin}/backend/quotes_received`)
  await expect(main.getByText(t('You are offline'), { exact: true }).first()).toBeVisible()
  await expect(pulsing).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByText(age)).toBeHidden()
})
