/** Finds out in which encoding a text file is, and decodes it. */
import { encodings, type Encoding } from './encodings.ts'

export type Decoded = {
  text: string
  encoding: Encoding
  /** Another encoding is about as likely; the person should look at the cells and choose. */
  isUnsure: boolean
}

/** Words of stock lists that only the right encoding shows, by encoding. */
const words: Partial<Record<Encoding, RegExp>> = {
  gb18030: /材质|牌号|规格|支数|数量|重量|长度|单价|备注|炉号|圆钢|品名|库存/,
  shift_jis: /材質|鋼種|寸法|本数|数量|重量|長さ|単価|備考|丸鋼|品名|サイズ|在庫/,
  big5: /材質|鋼種|規格|數量|重量|長度|單價|備註|爐號|圓鋼|品名|庫存/,
  'euc-kr': /재질|강종|규격|치수|수량|중량|길이|단가|비고|환봉|품명|재고/,
  'windows-1251': /марка|сталь|размер|диаметр|длина|масса|вес|кол-во|количество|плавка|круг|цена|склад/i,
  'windows-1252':
    /güte|maße|länge|stück|größe|stärke|wärme|qualité|diamètre|épaisseur|quantité|coulée|désignation|diámetro|dimensión|almacén|qualità|quantità|[ø×°]\s?\d/i,
}

type Bytes = Uint8Array<ArrayBuffer>

/** Pairs of bytes beyond ASCII, as Chinese, Japanese and Korean texts have them: how many have a lead byte of each sort. */
function leadsOf(bytes: Bytes, isSingle: (byte: number) => boolean): number[] {
  const leads: number[] = []
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!
    if (byte < 0x80 || isSingle(byte)) continue
    leads.push(byte)
    at++
  }
  return leads
}

const share = (leads: readonly number[], worth: (lead: number) => number): number =>
  leads.length === 0 ? 0 : leads.reduce((sum, lead) => sum + worth(lead), 0) / leads.length
const within = (from: number, to: number) => (byte: number) => byte >= from && byte <= to
const none = () => false

const isLatin = (byte = 0): boolean => within(0x41, 0x5a)(byte) || within(0x61, 0x7a)(byte)

/** The runs of bytes beyond ASCII: how long they are, and whether a Latin letter stands beside them, as within a western word. */
function runsOf(bytes: Bytes): { length: number; isInLatin: boolean }[] {
  const runs: { length: number; isInLatin: boolean }[] = []
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at]! < 0x80) continue
    const start = at
    while (at < bytes.length && bytes[at]! >= 0x80) at++
    runs.push({ length: at - start, isInLatin: isLatin(bytes[start - 1]) || isLatin(bytes[at]) })
  }
  return runs
}
const shareInLatin = (runs: readonly { isInLatin: boolean }[]): number =>
  runs.length === 0 ? 0 : runs.filter(({ isInLatin }) => isInLatin).length / runs.length

/** How much bytes look like a text in each encoding, from 0 to 1: by the characters that texts mostly have. */
const looks: Record<Encoding, (bytes: Bytes) => number> = {
  'utf-8': () => 0,
  'utf-16le': () => 0,
  'utf-16be': () => 0,
  gb18030: (bytes) => {
    const leads = leadsOf(bytes, none)
    return share(leads, (lead) => (within(0xb0, 0xd7)(lead) ? 1 : within(0xa1, 0xa9)(lead) ? 0.7 : 0.1))
  },
  big5: (bytes) => {
    const leads = leadsOf(bytes, none)
    return share(leads, (lead) => (within(0xa4, 0xc6)(lead) ? 0.95 : within(0xa1, 0xa3)(lead) ? 0.6 : 0.1))
  },
  'euc-kr': (bytes) => {
    const leads = leadsOf(bytes, none)
    return share(leads, (lead) => (within(0xb0, 0xc8)(lead) ? 1 : within(0xa1, 0xac)(lead) ? 0.7 : 0))
  },
  shift_jis: (bytes) => {
    const isKana = within(0xa1, 0xdf)
    const leads = leadsOf(bytes, isKana)
    const halves = bytes.reduce((count, byte) => count + Number(isKana(byte)), 0)
    const worth = (lead: number) =>
      lead === 0x82 || lead === 0x83 ? 1 : within(0x88, 0x97)(lead) ? 0.95 : lead === 0x81 ? 0.7 : 0.1
    return leads.length === 0 ? 0.1 : (share(leads, worth) * leads.length) / (leads.length + halves / 2)
  },
  'windows-1251': (bytes) => {
    const high = bytes.filter((byte) => byte >= 0x80)
    const letters = high.filter((byte) => byte >= 0xc0 || byte === 0xa8 || byte === 0xb8 || byte === 0xb9)
    const runs = runsOf(bytes)
    const inWords = runs.reduce((sum, { length }) => sum + (length >= 3 ? length : 0), 0)
    const share =
      high.length === 0 ? 0 : (letters.length / high.length) * (0.4 + (0.6 * inWords) / high.length)
    return share * (1 - shareInLatin(runs))
  },
  'windows-1252': (bytes) => {
    const runs = runsOf(bytes)
    return 0.95 * shareInLatin(runs)
  },
}

/** So many bytes show what a text is. */
const sampleBytes = 60_000
/** A lead over the next encoding below which the person is asked. */
const clear = 0.15
const ofWord = 1

function decodedAs(bytes: Bytes, encoding: Encoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Whether a text without a byte-order mark is UTF-16: every second byte of its digits and signs is zero. */
function isUtf16(bytes: Bytes, first: 0 | 1): boolean {
  const sample = bytes.subarray(0, 2000)
  const zeros = (at: number) => sample.filter((byte, place) => byte === 0 && place % 2 === at).length
  return zeros(first) > sample.length / 8 && zeros(first === 0 ? 1 : 0) === 0
}

/** The encoding of bytes with a byte-order mark, or with the zeros of UTF-16. */
export function unicodeOf(bytes: Bytes): Encoding | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  if (isUtf16(bytes, 1)) return 'utf-16le'
  return isUtf16(bytes, 0) ? 'utf-16be' : undefined
}

/**
 * Decodes a text file in the chosen encoding; else by its byte-order mark, as UTF-8 if it is valid, or in the encoding that
 * shows words of stock lists and usual characters.
 */
export function decodeText(bytes: Bytes, chosen?: Encoding): Decoded {
  const known = chosen ?? unicodeOf(bytes)
  if (known) return { text: new TextDecoder(known).decode(bytes), encoding: known, isUnsure: false }
  const utf8 = decodedAs(bytes, 'utf-8')
  if (utf8 !== undefined) return { text: utf8, encoding: 'utf-8', isUnsure: false }
  const sample = bytes.subarray(0, sampleBytes)
  const scored = encodings
    .map((encoding) => {
      const shown = new TextDecoder(encoding).decode(sample)
      const isBroken = decodedAs(bytes, encoding) === undefined
      const hasWord = words[encoding]?.test(shown) ?? false
      return { encoding, hasWord, score: (isBroken ? -1 : looks[encoding](sample)) + (hasWord ? ofWord : 0) }
    })
    .toSorted((a, b) => b.score - a.score)
  const [best, next] = scored as [(typeof scored)[number], (typeof scored)[number]]
  const { encoding, score, hasWord } = best
  return {
    text: new TextDecoder(encoding).decode(bytes),
    encoding,
    isUnsure: !hasWord && score - next.score < clear,
  }
}
