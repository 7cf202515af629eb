/** Text files in the encodings that spreadsheet programs of different countries write. */
import { describe, expect, test } from 'vitest'
import { decodeText } from './decode_text.ts'
import type { Encoding } from './encodings.ts'

/** Returns the bytes of a text in an encoding of one or two bytes a character, found by decoding all of them. */
function encoded(text: string, encoding: Encoding): Uint8Array<ArrayBuffer> {
  const decoder = new TextDecoder(encoding)
  const known = new Map<string, number[]>()
  for (let lead = 0x80; lead < 0x100; lead++) {
    for (let trail = 0x40; trail < 0xff; trail++) {
      const pair = decoder.decode(Uint8Array.of(lead, trail))
      if ([...pair].length === 1 && !known.has(pair)) known.set(pair, [lead, trail])
    }
    known.set(decoder.decode(Uint8Array.of(lead)), [lead])
  }
  const bytes = [...text].flatMap((char) =>
    char < '\u0080' ? [char.charCodeAt(0)] : (known.get(char) ?? []),
  )
  return Uint8Array.from(bytes)
}

const lists: [Encoding, string][] = [
  [
    'windows-1251',
    'Марка стали;Размер;Длина, мм;Кол-во;Масса, кг\n40Х;Круг 120;6000;4;2130\nСт45;Круг 95;5800;7;2260',
  ],
  ['shift_jis', '鋼種,寸法,長さ,本数,備考\nSCM440,φ120,5500,4,丸鋼 在庫あり\nS45C,φ95,6000,7,黒皮'],
  ['gb18030', '材质,规格,支数,备注\n42CrMo,φ120×5500,4,现货\n45,φ95×6000,7,定尺'],
  ['big5', '鋼種,規格,數量,備註\nSCM440,直徑120,4,現貨\nS45C,直徑95,7,定尺'],
  ['euc-kr', '강종,규격,수량,중량\nSCM440,환봉 120,4,1960\nS45C,환봉 95,7,2340'],
  ['windows-1252', 'Güte;Abmessung;Länge;Stück\nC45;Ø 95;6000;7\n42CrMo4;Ø 120;5500;4'],
]

describe('a list', () => {
  test.each(lists)('in %s is read', (encoding, text) =>
    expect(decodeText(encoded(text, encoding))).toEqual({ text, encoding, isUnsure: false }),
  )
  test.each(lists)('in %s is read in it when it is chosen', (encoding, text) =>
    expect(decodeText(encoded(text, encoding), encoding).text).toBe(text),
  )
  test('in UTF-16 is read without a byte-order mark, too', () => {
    const text = 'Grade\tSize\tQty\nC45\tØ95×6000\t7\n'
    const little = Uint8Array.from(
      [...text].flatMap((char) => [char.charCodeAt(0) & 255, char.charCodeAt(0) >> 8]),
    )
    const big = Uint8Array.from(
      [...text].flatMap((char) => [char.charCodeAt(0) >> 8, char.charCodeAt(0) & 255]),
    )
    expect(decodeText(little)).toMatchObject({ text, encoding: 'utf-16le' })
    expect(decodeText(big)).toMatchObject({ text, encoding: 'utf-16be' })
  })
})

test('a text that may be of several encodings is asked about', () => {
  // A few Hangul syllables are Chinese characters in GB 18030.
  expect(decodeText(encoded('A,B\n45,\uac00\ub098\n45,\ub2e4\ub77c', 'euc-kr')).isUnsure).toBe(true)
})

test('letters within Latin words are western, letters of their own Cyrillic, also where no word of a list is known', () => {
  const western = 'Prénom;Société\nRéné;Forgés d’été\n'.replace('’', "'")
  expect(decodeText(encoded(western, 'windows-1252'))).toMatchObject({ text: western, isUnsure: false })
  const runs = 'testéàç;forgéèê20;matéàçù'
  expect(decodeText(encoded(runs, 'windows-1252'))).toMatchObject({ text: runs, isUnsure: false })
  const grades = '38Х2Н2МА;140;5\nХ12МФ;95;4\nУ10;80;3'
  expect(decodeText(encoded(grades, 'windows-1251'))).toMatchObject({ text: grades, isUnsure: false })
})
