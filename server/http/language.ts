import { langOf, type Lang, type Language } from '#contract/enums.ts'

/** Browsers send only a few forms of this header, so the results are cached. */
const known = new Map<string, Language>()
const maxKnown = 500

/** Returns the language of an Accept-Language header: Chinese unless English is preferred (SPEC 3.8). */
export function languageOf(header = ''): Language {
  const found = known.get(header) ?? read(header)
  if (known.size < maxKnown && header.length < 200) known.set(header, found)
  return found
}

function read(header: string): Language {
  let best: { language: Language; quality: number } = { language: 'zh-CN', quality: 0 }
  for (const part of header.split(',')) {
    const [tag = '', ...options] = part.trim().toLowerCase().split(';')
    const language = tag.startsWith('en') ? 'en-US' : tag.startsWith('zh') ? 'zh-CN' : undefined
    const weight = options.find((option) => option.trim().startsWith('q='))
    const quality = weight === undefined ? 1 : Number(weight.trim().slice(2))
    if (language !== undefined && quality > best.quality) best = { language, quality }
  }
  return best.language
}

export const requestLang = (request: { headers: { 'accept-language'?: string | undefined } }): Lang =>
  langOf(languageOf(request.headers['accept-language']))
