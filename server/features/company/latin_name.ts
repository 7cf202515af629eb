import { chinaId, type Region } from '#contract/reference/regions.ts'
import type { latinNameApi } from '#contract/latin_name.ts'
import type { Handlers } from '#server/http/mount.ts'
import { regions } from '#server/reference/regions.ts'
import { legalForms, tradeWords } from './latin_name.data.ts'

const han = /\p{Script=Han}/u
const words = Object.keys(tradeWords).toSorted((one, other) => other.length - one.length)

/** Provinces and cities by the part of their Chinese names that companies use: `无锡`, `江苏`. */
const places = new Map(
  regions
    .children(chinaId)
    .flatMap((province): readonly Region[] => [...regions.children(province.id), province])
    .map(({ cname, name }) => [cname.replace(/(?<=..)[省市]$/u, ''), name]),
)

/** A place at the beginning, with or without 省 or 市; undefined if there is none. */
function placeOf(text: string): { zh: string; en: string } | undefined {
  for (let length = Math.min(4, text.length - 1); length >= 2; length--) {
    const en = places.get(text.slice(0, length))
    if (en) return { zh: text.slice(0, length) + (/^[省市]/u.exec(text.slice(length))?.[0] ?? ''), en }
  }
  return undefined
}

/** Takes the known words off a text; what is between them is left in Chinese. */
function inWords(text: string): string[] {
  if (text === '') return []
  const found = words
    .map((word) => ({ word, at: text.indexOf(word) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at || other.word.length - one.word.length)[0]
  if (!found) return [text]
  const { word, at } = found
  return [...(at > 0 ? [text.slice(0, at)] : []), word, ...inWords(text.slice(at + word.length))]
}

/**
 * Proposes an English name for a Chinese company: `无锡恒锻特钢有限公司` → `Wuxi Hengduan Special Steel Co., Ltd.`. Names
 * of places and trade words are translated, the rest is written in pinyin, in which a character with several readings
 * may be wrong: it is for the company to correct.
 */
export async function proposeLatinName(name: string): Promise<string> {
  const text = name.replaceAll(/[\s（）()]/g, (one) => (/\s/.test(one) ? ' ' : '')).trim()
  if (!han.test(text)) return name.trim()
  // The readings take five megabytes, which most servers never need.
  const { pinyin } = await import('pinyin-pro')
  const romanise = (part: string) => {
    const syllables = pinyin(part, { toneType: 'none', type: 'array', v: true })
    const word = syllables.map((one, at) => (at > 0 && /^[aeo]/.test(one) ? `'${one}` : one)).join('')
    return word.charAt(0).toUpperCase() + word.slice(1)
  }
  const [form, legal] = legalForms.find(([zh]) => text.endsWith(zh) && text.length > zh.length) ?? ['', '']
  const core = text.slice(0, text.length - form.length)
  const parts: string[] = []
  let rest = core
  for (let place = placeOf(rest); place; place = placeOf(rest)) {
    parts.push(place.en)
    rest = rest.slice(place.zh.length)
  }
  for (const part of inWords(rest)) parts.push(tradeWords[part] ?? (han.test(part) ? romanise(part) : part))
  return [...parts, legal]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ')
}

export const latinNameHandlers: Handlers<typeof latinNameApi> = {
  propose: async ({ query }) => ({ proposed: (await proposeLatinName(query.name)).slice(0, 60) }),
}
