import { expect, test } from 'vitest'
import { countryCode, profileForm, registerForm } from './account_forms.ts'
import rows from './reference/countries.gen.json' with { type: 'json' }

test('a country is one of the list, in every form that asks for one', () => {
  for (const { code } of rows) expect([code, countryCode.safeParse(code).success]).toEqual([code, true])
  for (const code of ['ZZ', 'XX', 'UK', 'EU', 'cn', 'CHN', '', 'C', 'AD AE', 'D A'])
    expect([code, countryCode.safeParse(code).success]).toEqual([code, false])
  for (const form of [registerForm, profileForm])
    expect(form.safeParse({ country: 'ZZ' }).error?.issues).toContainEqual(
      expect.objectContaining({ path: ['country'], message: 'choose' }),
    )
})
