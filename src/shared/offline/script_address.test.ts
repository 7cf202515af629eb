import { expect, test, vi } from 'vitest'

const made: string[] = []
vi.stubGlobal('location', {
  protocol: 'https:',
  origin: 'https://market.example',
  href: 'https://market.example/home',
})
vi.stubGlobal('window', {
  trustedTypes: {
    createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => {
      made.push(name)
      return rules
    },
  },
})
const { scriptAddress } = await import('./script_address.ts')

test('only scripts of this site may run', () => {
  expect(made).toEqual(['forging-market'])
  for (const own of ['/sw.js', '/assets/poll_timer-1.js', 'https://market.example/sw.js'])
    expect(scriptAddress(own)).toBe(own)
  for (const foreign of [
    'https://elsewhere.example/sw.js',
    '//elsewhere.example/x.js',
    'data:text/javascript,0',
    'blob:https://market.example/x',
  ])
    expect(() => scriptAddress(foreign)).toThrow('no script of this site')
})
