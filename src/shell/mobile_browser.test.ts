import { expect, test } from 'vitest'
import { isMobileBrowser } from './mobile_browser.ts'

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 Safari/604.1', true],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/140.0 Mobile Safari/537.36', true],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36', false],
])('the browser %s is mobile: %s', (userAgent, expected) => {
  expect(isMobileBrowser({ userAgent })).toBe(expected)
})

test('a browser that hides its name is mobile if its client hints say so', () => {
  expect(isMobileBrowser({ userAgent: 'X', userAgentData: { mobile: true } })).toBe(true)
})
