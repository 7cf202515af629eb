import { expect, it, test } from 'vitest'
import { installHelp, mayOffer } from './install_rules.ts'

const day = 86_400_000
const facts = { visits: 1, hasSavedDraft: false, refusedAt: null, isInstalled: false }

test.each([
  [{}, false],
  [{ hasSavedDraft: true }, true],
  [{ visits: 2 }, false],
  [{ visits: 3 }, true],
  [{ visits: 9, isInstalled: true }, false],
  [{ visits: 9, refusedAt: 0 }, false],
  [{ visits: 9, refusedAt: -day }, true],
])('the installation is offered with %o: %s', (given, expected) => {
  expect(mayOffer({ ...facts, ...given }, 29 * day)).toBe(expected)
})

it('chooses the help for the browser', () => {
  const webkit = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'
  expect(installHelp(webkit, 0)).toBe('safari_mac')
  expect(installHelp(webkit, 5)).toBe('safari_ios')
  expect(installHelp('Mozilla/5.0 (X11; Linux) Gecko/20100101 Firefox/140.0', 0)).toBe('firefox')
  expect(installHelp('Mozilla/5.0 (X11) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 0)).toBeNull()
})
