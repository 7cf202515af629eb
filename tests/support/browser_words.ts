/** The page's texts in both languages, from its catalogues: tests look them up by their English text. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '#contract/enums.ts'
import { projectRoot } from './project_files.ts'

type Values = Record<string, string | number>

/** Returns a message in one language; `context` distinguishes messages with the same English text. */
export type Words = (id: string, values?: Values, context?: string) => string

const keyOf = (id: string, context = '') => `${context}\u0004${id}`
const quoted = /"((?:[^"\\]|\\.)*)"/g

const read = new Map<Language, ReadonlyMap<string, string>>()

/** Returns the messages of a language by context and English text. */
export function catalogue(language: Language): ReadonlyMap<string, string> {
  const known = read.get(language) ?? readCatalogue(language)
  read.set(language, known)
  return known
}

function readCatalogue(language: Language): Map<string, string> {
  const text = ['start', 'messages']
    .map((name) => readFileSync(path.join(projectRoot, 'locales', language, `${name}.po`), 'utf8'))
    .join('\n\n')
  const entries = new Map<string, string>()
  for (const block of text.split('\n\n')) {
    const part = (name: string) => {
      const found = new RegExp(`^${name} ((?:"(?:[^"\\\\]|\\\\.)*"\\n?)+)`, 'm').exec(`${block}\n`)?.[1] ?? ''
      return [...found.matchAll(quoted)].map(([string]) => JSON.parse(string) as string).join('')
    }
    const id = part('msgid')
    if (id !== '' && !block.includes('#~')) entries.set(keyOf(id, part('msgctxt')), part('msgstr'))
  }
  return entries
}

/** Resolves ICU plurals with the given values. */
function pluralised(text: string, values: Values, language: Language): string {
  return text.replace(/\{(\w+), plural, ((?:\w+ \{[^{}]*\} ?)+)\}/g, (_, name: string, list: string) => {
    const branches = new Map(
      [...list.matchAll(/(\w+) \{([^{}]*)\}/g)].map(([, key, branch]) => [key, branch]),
    )
    const value = Number(values[name])
    const chosen = branches.get(new Intl.PluralRules(language).select(value)) ?? branches.get('other') ?? ''
    return chosen.replaceAll('#', value.toLocaleString(language))
  })
}

/** Returns the lookup for a language. It throws if the catalogue lacks a text, because then the test is wrong. */
export function words(language: Language): Words {
  const entries = catalogue(language)
  return (id, values = {}, context) => {
    const text = entries.get(keyOf(id, context))
    if (!text) throw new Error(`No message “${id}” in the ${language} catalogue`)
    return pluralised(text, values, language).replace(/\{(\w+)\}/g, (_, name: string) => {
      if (!(name in values)) throw new Error(`“${id}” needs a value for ${name}`)
      return String(values[name])
    })
  }
}
