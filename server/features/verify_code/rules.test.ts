import { describe, expect, test } from 'vitest'
import { captchaHmac, codeHmac, pictureLimits, sameHmac, sendLimits, triesLimit } from './rules.ts'

test('a code can be tried five times within five minutes, counted per name, purpose and network', () => {
  const own = triesLimit('a@b.example', 'register', '10.0.0.0')
  expect(own).toMatchObject({ limit: 5, seconds: 300 })
  const keys = [
    own,
    triesLimit('c@b.example', 'register', '10.0.0.0'),
    triesLimit('a@b.example', 'login_tel', '10.0.0.0'),
    triesLimit('a@b.example', 'register', '10.0.1.0'),
  ].map(({ key }) => key)
  expect(new Set(keys).size).toBe(4)
})

test('sending codes is limited, but a stranger’s network does not use up the owner’s limit', () => {
  const limits = (name: string, network: string) => sendLimits(name, 'register', network)
  const amounts = limits('a', 'x').map(({ limit, seconds }) => [limit, seconds])
  expect(amounts).toEqual([
    [1, 60],
    [20, 86_400],
    [100, 86_400],
    [100, 3600],
  ])
  const shared = (name: string, network: string) =>
    limits('a', 'x').map(({ key }, at) => key === limits(name, network)[at]?.key)
  expect(shared('a', 'y')).toEqual([true, false, true, false])
  expect(shared('b', 'x')).toEqual([false, false, false, true])
  expect(new Set(limits('a', 'x').map(({ key }) => key)).size).toBe(4)
})

test('captchas are limited per network', () => {
  expect(pictureLimits('x')).toMatchObject([{ limit: 300, seconds: 600 }])
  expect(pictureLimits('x')[0]?.key).not.toBe(pictureLimits('y')[0]?.key)
})

describe('the stored HMAC', () => {
  test('of a captcha ignores case and surrounding spaces, and differs by secret, key and answer', () => {
    const own = captchaHmac('secret', 'key', 'AbCd')
    expect(own).toMatch(/^[0-9a-f]{64}$/)
    expect(captchaHmac('secret', 'key', ' aBcD ')).toBe(own)
    expect(captchaHmac('other', 'key', 'AbCd')).not.toBe(own)
    expect(captchaHmac('secret', 'other', 'AbCd')).not.toBe(own)
    expect(captchaHmac('secret', 'key', 'AbCe')).not.toBe(own)
  })

  test('of a code differs by name, purpose and code, which cannot run into each other', () => {
    const own = codeHmac('secret', 'a', 'register', '123456')
    expect(codeHmac('secret', 'a', 'register', '123456')).toBe(own)
    expect(codeHmac('secret', 'a', 'login_tel', '123456')).not.toBe(own)
    expect(codeHmac('secret', 'b', 'register', '123456')).not.toBe(own)
    expect(codeHmac('secret', 'a', 'register', '123457')).not.toBe(own)
    expect(captchaHmac('secret', 'k', 'ab')).not.toBe(captchaHmac('secret', 'ka', 'b'))
  })

  test('is compared in full', () => {
    const own = codeHmac('secret', 'a', 'register', '123456')
    expect(sameHmac(own, own)).toBe(true)
    expect(sameHmac(own, codeHmac('secret', 'a', 'register', '123457'))).toBe(false)
  })
})
