/** Addresses that the server does not fetch from: inner networks, other schemes, and names that lead there. */
import { describe, expect, test } from 'vitest'
import { problems } from '#contract/problems.ts'
import { outsideFetching } from '../../../tests/support/outside_fetching.ts'
import { outsideFiles, publicRules } from './outside.ts'

const { market, site, fetchFile, refusal } = await outsideFetching()
const { deps } = market
const { origin, requests, redirect } = site

describe('an address that must not be fetched', () => {
  test.each(['https://10.0.0.1/a.jpg', 'https://127.0.0.1/a.jpg', 'http://pictures.example.com/a.jpg'])(
    'a redirect to %s is not followed',
    async (to) => {
      redirect('/away.jpg', to)
      expect(await refusal(`${origin}/away.jpg`)).toMatchObject({ code: 'address_refused' })
    },
  )

  test.each([
    'https://localhost/a.jpg',
    'https://127.0.0.1/a.jpg',
    'https://0x7f000001/a.jpg',
    'https://2130706433/a.jpg',
    'https://169.254.169.254/latest/meta-data/a.jpg',
    'https://100.100.100.200/a.jpg',
    'https://192.168.1.1/a.jpg',
    'https://[::1]/a.jpg',
    'https://[::ffff:127.0.0.1]/a.jpg',
    'https://[fd00::1]/a.jpg',
    'https://[fe80::1]/a.jpg',
    'https://db.internal/a.jpg',
    'https://name:password@pictures.example.com/a.jpg',
    'https://pictures.example.com:8443/a.jpg',
  ])('such as %s is refused by the real rule', async (address) => {
    deps.outside = outsideFiles()
    expect(await refusal(address)).toEqual({ code: 'address_refused', detail: problems.address_refused.en })
  })

  test.each([
    ['this machine', ['127.0.0.1']],
    ['a public place and an inner one', ['93.184.215.14', '10.0.0.7']],
    ['nowhere', []],
  ])('is also a name that resolves to %s', async (_, found) => {
    const names: string[] = []
    const rules = publicRules((hostname, _options, callback) => {
      names.push(hostname)
      callback(
        null,
        found.map((address) => ({ address, family: 4 })),
      )
    })
    deps.outside = outsideFiles(rules)
    expect(await refusal('https://pictures.example.com/a.jpg')).toMatchObject({ code: 'address_refused' })
    expect(names).toEqual(['pictures.example.com'])
  })

  test.each([
    'http://pictures.example.com/a.jpg',
    'ftp://x.example/a.jpg',
    '/uploads/a.jpg',
    'https://',
    'https://[/a.jpg',
    '',
  ])('such as %j is refused as invalid', async (address) => {
    expect((await fetchFile(address)).status).toBe(400)
    expect(requests).toEqual([])
  })
})
