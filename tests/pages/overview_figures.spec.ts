// The blocks of the operators' overview below the postings: each is there and shows the server's numbers (SPEC 2.42).
import type { Endpoint, Reply } from '#contract/endpoint.ts'
import { operatorFiguresApi, type ResponseName } from '#contract/operator_figures.ts'
import { expect } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { inEnglish } from '../support/looks.ts'

/** English texts of what is waited for. */
const responseNames: Record<ResponseName, string> = {
  reviews: 'Reviews, until the decision',
  enquiries: 'Enquiries, until the answer',
  quotes: 'Quotes, until the answer',
}

test('the overview has response times, searches without results, and deliveries', async ({ visit }) => {
  const look = inEnglish
  const { t, language } = look
  const shown = (count: number) => count.toLocaleString(language)
  const page = await visit({ look, as: 'operator', at: '/admin/tag' })
  /** What the page itself receives, since other tests change the numbers meanwhile. */
  const received = async <E extends Endpoint>({ path }: E): Promise<Reply<E>> => {
    const answer = await page.waitForResponse((one) => new URL(one.url()).pathname === path)
    return ((await answer.json()) as { data: Reply<E> }).data
  }
  const [{ response }, misses, health] = await Promise.all([
    received(operatorFiguresApi.market),
    received(operatorFiguresApi.searches),
    received(operatorFiguresApi.health),
    openAt(page, '/admin/dashboard?days=90'),
  ])
  const rowOf = (table: string, name: string) =>
    page
      .getByRole('table', { name: t(table) })
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name, exact: true }) })

  expect(response.map(({ name }) => name).sort()).toEqual(Object.keys(responseNames).sort())
  const times = page.getByRole('table', { name: t('Response times') })
  await expect(times.getByRole('columnheader').first()).toHaveText(t('Response times'))
  for (const { name, answered } of response)
    await expect(rowOf('Response times', t(responseNames[name])).getByRole('cell').first()).toHaveText(
      shown(answered),
    )

  const searches = page.getByRole('region', { name: t('Searches without results') })
  await expect(searches.getByRole('heading')).toHaveText(t('Searches without results'))
  const [most] = misses
  if (most) {
    // oxlint-disable-next-line house/no-luck -- compared with the answer that the page received
    const again = searches.getByRole('row').nth(1)
    await expect(again.getByRole('rowheader')).toHaveText(most.term)
    await expect(again.getByRole('cell').nth(1)).toHaveText(shown(most.count))
  } else await expect(searches).toContainText(t('Every search found something.'))

  const title = 'Deliveries of the last 24 hours'
  const deliveries = page.getByRole('region', { name: t(title) })
  await expect(deliveries.getByRole('heading')).toHaveText(t(title))
  const mail = health.jobs.find(({ name }) => name === 'mail')
  expect(mail?.failed, 'the demo has mail that failed').toBeGreaterThan(0)
  await expect(
    rowOf(title, t('Mail')).getByRole('link', {
      name: `${t('Mail')}, ${t('Failed', {}, 'job')}: ${shown(mail!.failed)}`,
      exact: true,
    }),
  ).toHaveAttribute('href', /^\/admin\/delivery\?/)
})
