import { countries as packaged, type TContinentCode, type TCountryCode } from 'countries-list'
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js'
import type { Country } from '#contract/reference/countries.ts'
import { isoNumeric } from './isoNumeric.data.ts'

export const continents = [
  { id: 1, code: 'AS', zh: '亚洲', en: 'Asia' },
  { id: 2, code: 'EU', zh: '欧洲', en: 'Europe' },
  { id: 3, code: 'AF', zh: '非洲', en: 'Africa' },
  { id: 4, code: 'NA', zh: '北美洲', en: 'North America' },
  { id: 5, code: 'SA', zh: '南美洲', en: 'South America' },
  { id: 6, code: 'OC', zh: '大洋洲', en: 'Oceania' },
  { id: 7, code: 'AN', zh: '南极洲', en: 'Antarctica' },
] as const satisfies readonly { id: number; code: TContinentCode; zh: string; en: string }[]

/** Names that the Chinese market writes differently from the locale data. */
const chineseNames: Readonly<Record<string, string>> = {
  HK: '中国香港',
  MO: '中国澳门',
  TW: '中国台湾',
  PS: '巴勒斯坦',
}

/** Places with an ISO code of their own that the region tree holds as provinces of China. */
const provinceIds: Readonly<Record<string, number>> = { HK: 810000, MO: 820000, TW: 710000 }

function isCountryCode(code: string): code is TCountryCode {
  return code in packaged
}

function packagedCountry(code: string) {
  if (!isCountryCode(code)) throw new Error(`${code} is missing in the list of countries`)
  return packaged[code]
}

/** Id of the country's row among the regions: 1000 + ISO numeric code, or the province's. */
export function regionIdOf(code: string): number {
  const numeric = isoNumeric[code]
  if (!numeric) throw new Error(`${code} has no ISO numeric code`)
  return provinceIds[code] ?? 1000 + numeric
}

/** Id of the continent of a country. */
export function continentOf(code: string): number {
  const { continent } = packagedCountry(code)
  const found = continents.find((one) => one.code === continent)
  if (!found) throw new Error(`${code} lies on the unknown continent ${continent}`)
  return found.id
}

/** Dialling code of the numbering plan; some uninhabited places have none. */
function dialCode(code: string): string {
  return `+${isSupportedCountry(code) ? getCountryCallingCode(code) : packagedCountry(code).phone[0]}`
}

/** Every country of ISO 3166-1 by its two-letter code; the package's other entries have no numeric code. */
export function buildCountries(): Country[] {
  const chinese = new Intl.DisplayNames('zh-Hans-CN', { type: 'region' })
  return Object.keys(isoNumeric).map((code) => {
    const { name, native } = packagedCountry(code)
    return {
      name,
      cnName: chineseNames[code] ?? chinese.of(code) ?? '',
      localName: native.replace(/[\u200e\u200f]/gu, '').trim(),
      dial_code: dialCode(code),
      code,
      region_id: regionIdOf(code),
    }
  })
}
