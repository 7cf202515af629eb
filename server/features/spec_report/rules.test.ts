import { expect, test } from 'vitest'
import { lineKey, withNote, withoutContacts } from './rules.ts'

test('phone numbers and addresses are taken out, figures of a specification stay', () => {
  for (const [text, kept] of [
    ['42CrMo φ320*6150 13912345678', '42CrMo φ320*6150 …'],
    ['张 139 1234 5678 圆钢300', '张 … 圆钢300'],
    ['139-1234-5678', '…'],
    ['call +49 30 1234 5678 for 300x400', 'call … for 300x400'],
    ['0510-88886666 φ300', '… φ300'],
    ['(0510)88886666', '…'],
    ['ring OD1250 buyer.one@example.com', 'ring OD1250 …'],
    ['QQ 123456789', 'QQ …'],
  ])
    expect(withoutContacts(text!)).toBe(kept)
  for (const text of [
    '300 400 2000 3件',
    '4495/3850*175 42CrMo4',
    'φ420×800+φ680×2000+φ420×800',
    '1 500×2 000×6 000 mm',
    '1.2738 300x400x2000 +2/0 ±0.5 12.5t',
    'X 6 CrNiMoTi 17 12 2 φ300×1200×2',
    '20# 219*32*7700 5支',
  ])
    expect(withoutContacts(text)).toBe(text)
})

test('lines that are read in the same way have the same key, others not', () => {
  const key = lineKey('42CrMo φ320*6150')
  for (const same of ['42crmo Ø320×6150', ' 42CrMo  φ３２０＊6150 ', '42CrMo\tΦ320*6150'])
    expect(lineKey(same)).toBe(key)
  for (const other of ['42CrMo φ320*615', '42CrMo φ320 *6150 2支', '42CrMo 320*6150'])
    expect(lineKey(other)).not.toBe(key)
})

test('the five newest notes are kept, each once and on one line', () => {
  expect(withNote('', '  ')).toBe('')
  expect(withNote('', ' the first\nis the bore ')).toBe('the first is the bore')
  expect(withNote('b\na', 'a')).toBe('a\nb')
  expect(withNote('e\nd\nc\nb\na', 'f')).toBe('f\ne\nd\nc\nb')
  expect(withNote('', 'x'.repeat(400))).toHaveLength(300)
})
