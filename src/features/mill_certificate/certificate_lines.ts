/** What the page of a certificate says, each in both languages. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Lang } from '#contract/enums.ts'
import type { PostingDetail } from '#contract/postings/views.ts'
import type { OptionSet } from '#contract/postings/option_sets.ts'
import { writtenValue, type Verdict } from '#contract/steel/certificate_check.ts'
import type { Heat } from '#contract/steel/heat.ts'
import type { Dims, Shape } from '#contract/steel/shapes.ts'
import { specLine } from '#contract/steel/spec_line.ts'
import type { BilingualTexts } from '#features/bulk/index.ts'
import { optionText } from '#features/postings/option_labels.ts'
import type { Bilingual, SheetLine } from '#shared/sheet/bilingual.ts'

export const inBoth = (texts: BilingualTexts, text: MessageDescriptor): Bilingual => ({
  zh: texts.zh(text),
  en: texts.en(text),
})
export const same = (text: string): Bilingual => ({ zh: text, en: text })

/** Signs besides the words, so that a verdict is not told by its colour alone. */
export const verdictTexts: Record<Verdict, { sign: string; text: MessageDescriptor }> = {
  inside: { sign: '✓', text: msg`within` },
  below: { sign: '▼', text: msg`below` },
  above: { sign: '▲', text: msg`above` },
  open: { sign: '?', text: msg`cannot be told` },
  unlimited: { sign: '–', text: msg`no limit on file` },
}

/** Returns the head of the certificate: its number, and the goods it belongs to. */
export function headLines({ values, ...posting }: PostingDetail, texts: BilingualTexts): SheetLine[] {
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : '')
  const option = (set: OptionSet, value: string) => ({
    zh: optionText(set, value, 'zh', texts.zh),
    en: optionText(set, value, 'en', texts.en),
  })
  const state = text('delivery_state')
  const shape = text('shape') as Shape | ''
  const dims = values['dims'] as Dims | undefined
  const spec = (lang: Lang) => (shape && dims ? specLine(shape, dims, lang) : '')
  const all: [name: string, label: MessageDescriptor, text: Bilingual][] = [
    ['number', msg`Certificate number`, same(text('certificate_no'))],
    ['type', msg`Certificate type`, same(text('certificate_type') && `EN 10204 ${text('certificate_type')}`)],
    ['issuer', msg`Certificate issued by`, same(text('certificate_issuer') || text('mill'))],
    ['date', msg`Certificate date`, same(text('certificate_date'))],
    ['seller', msg`Offered by`, same(posting.company.name)],
    ['grade', msg`Grade`, same(text('material'))],
    ['standard', msg`Standards`, same(((values['standard'] ?? []) as string[]).join(', '))],
    ['dims', msg`Dimensions`, { zh: spec('zh'), en: spec('en') }],
    ['state', msg`Delivery condition`, state ? option('delivery_state', state) : same('')],
    ['heat', msg`Heat number`, same(text('heat_no'))],
  ]
  return all.flatMap(([name, label, shown]) =>
    shown.zh === '' ? [] : [{ name, label: inBoth(texts, label), text: shown }],
  )
}

/** Returns what a heat says in words: its pieces, how the impact test was made, hardness and ultrasonic test. */
export function heatLines(heat: Heat, texts: BilingualTexts): SheetLine[] {
  const line = (name: string, label: MessageDescriptor, text: string): SheetLine[] =>
    text === '' ? [] : [{ name, label: inBoth(texts, label), text: same(text) }]
  const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ')
  const { kv_temp: at, hardness, hardness_scale: scale } = heat
  return [
    ...line('pieces', msg`Piece numbers`, (heat.pieces ?? []).join(', ')),
    ...line('impact', msg`Impact test`, joined(heat.kv_notch, typeof at === 'number' ? `${at} °C` : '')),
    ...line(
      'hardness',
      msg`Hardness`,
      typeof hardness === 'number'
        ? `${writtenValue(hardness, heat.signs?.hardness)} ${scale ?? ''}`.trim()
        : '',
    ),
    ...line('ut', msg`Ultrasonic test`, joined(heat.ut_standard, heat.ut_class)),
  ]
}
