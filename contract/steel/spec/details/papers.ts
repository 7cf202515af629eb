// Certificates, tests and the kind of stock in a line.
import { standardAt } from '../standards.ts'
import {
  type CertificateType,
  type Detail,
  type DetailFinder,
  type SpecTest,
  type TestMethod,
  wordsOf,
} from './detail.ts'
import {
  accordingTo,
  certificateWords,
  levelWords,
  primeWords,
  remnantWords,
  testedWords,
  testWords,
} from './detail_words.data.ts'

const letter = 'a-zà-ÿа-яё'
const type = '([23]\\.[12])(?:\\s?\\.?[abc](?![a-z]))?'
const words = wordsOf(certificateWords)
const withWords = '(?:带|附|有|提供|with|incl\\.?|mit|с|con|avec|w/)\\s?'
const certificate = new RegExp(
  `(?<![${letter}\\d.])(?:${withWords})?(?:(?:(?:${words})\\s?(?:nach\\s|to\\s|acc\\.?\\sto\\s)?)?(?:din\\s?)?en\\s?10204(?::20\\d\\d|-20\\d\\d)?\\s?[-/:]?\\s?(?:type\\s|typ\\s)?${type}(?:\\s?-?(?:${words}))?|(?:${words})\\s?:?\\s?${type}|${type}\\s?-?\\s?(?:${words})|(${words}))(?![${letter}\\d])`,
  'giu',
)
const negated = /(?:无|没有?|不带|不含|不提供|no|not|without|ohne|без|senza|sin|sans|w\/o)\s?$/iu

/** EN 10204 3.1, 3.1证书, with 3.1 certs, Werkszeugnis; what is denied is shown as it stands. */
export const findCertificates: DetailFinder = (text) =>
  [...text.matchAll(certificate)].map((match): Detail => {
    const at = match.index
    const end = at + match[0].length
    const denied = negated.exec(text.slice(Math.max(0, at - 9), at))
    if (denied) return { start: at - denied[0].length, end }
    const kind = (match[1] ?? match[2] ?? match[3]) as CertificateType | undefined
    return { start: at, end, says: { hasWarranty: true, ...(kind && { certificate: kind }) } }
  })

const methods = Object.entries(testWords) as [TestMethod, string][]
const method = methods.map(([, one]) => one).join('|')
const tests = new RegExp(
  `(?<![${letter}\\d/])(?:100\\s?%\\s?|(?:保|已|做|经|全|contrôlé\\s|controllo\\s|controlado\\s|controllato\\s)?)(?:${method})(?:\\s?(?:\\+|/|,|&|and|和)\\s?(?:${method}))*(?:[-\\s]?(?:${testedWords}))*(?!(?<=[${letter}])[${letter}\\d])`,
  'giu',
)
const methodPatterns = methods.map(
  ([name, one]) => [name, new RegExp(`(?<![${letter}])(?:${one})`, 'iu')] as const,
)
const untested = /(?:不保?|未|无|没|免|no|not|without|ohne|без|senza|sin|sans)\s?$/iu
const toStandard = new RegExp(`^\\s?[:(]?\\s?(?:(?:${accordingTo})\\s?)?(?=[A-ZГ])`, 'u')
const level = new RegExp(
  `^[\\s,:-]?\\s?(?:(?:${levelWords})(?![${letter}])\\s?:?\\s?((?:[1-5]|I{1,3}|IV|V|[A-E](?![a-z]))(?:/[a-e1-5](?![a-z\\d]))?)|((?:I{1,3}|IV|[1-4一二三四]|[A-D]))\\s?级|([A-E]/[a-e])(?![a-z\\d]))`,
  'iu',
)
const levelBefore = /(I{1,3}|IV|[1-4一二三四]|[A-D])级\s?$/iu
const testedBehind = new RegExp(`^\\s?(?:${testedWords})(?![${letter}])`, 'iu')

/** 探伤 GB/T 6402 II级, UT SEP1921 C/c, UT acc. EN 10228-3 class 3: methods, and the standard and class behind them. */
export const findTests: DetailFinder = (text) =>
  [...text.matchAll(tests)].map((match): Detail => {
    let start = match.index
    let end = start + match[0].length
    const denied = untested.exec(text.slice(Math.max(0, start - 9), start))
    const said: SpecTest = {
      methods: methodPatterns.flatMap(([name, pattern]) => {
        const found = pattern.exec(text.slice(start, end + 12))
        return found && found.index < end - start ? [name] : []
      }),
    }
    const lead = toStandard.exec(text.slice(end, end + 20))?.[0].length
    const at = lead === undefined ? undefined : end + lead
    const standard = at === undefined ? undefined : standardAt(text, at)
    if (standard && !/10204/.test(text.slice(at, standard))) {
      said.standard = text.slice(at, standard)
      end = standard
    }
    const found = level.exec(text.slice(end, end + 24))
    const first = levelBefore.exec(text.slice(Math.max(0, start - 4), start))
    if (found) {
      said.level = found[1] ?? found[2] ?? found[3]!
      end += found[0].length
    } else if (first) {
      said.level = first[1]!
      start -= first[0].length
    }
    end += testedBehind.exec(text.slice(end, end + 14))?.[0].length ?? 0
    if (denied) return { start: start - denied[0].length, end }
    return { start, end, says: { ndt: said } }
  })

const kindOf = (character: 1 | 2, table: Record<string, string>): DetailFinder => {
  const pattern = new RegExp(
    `(?<![${letter}\\p{Script=Han}\\p{Script=Hangul}+×]|[+×]\\s)(?:${wordsOf(table)})(?![${letter}]|[\\p{Script=Han}])`,
    'giu',
  )
  return (text) =>
    [...text.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      says: { character },
    }))
}
const remnants = kindOf(2, remnantWords)
const primes = kindOf(1, primeWords)

/** 余料, 二级, drop, Reststück; 正品, prime. */
export const findKinds: DetailFinder = (text) => [...remnants(text), ...primes(text)]
