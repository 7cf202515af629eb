import { expect, it } from 'vitest'
import { parsePieces, sumPieces } from './pieces_table.ts'

it('reads rows pasted from a spreadsheet, with or without a heading', () => {
  const row = { piece_no: 'A1', length: 6150, weight_kg: 3862.5, heat_no: 'H7' }
  expect(parsePieces('A1\t6,150 mm\t3862.5\tH7\r\n')).toEqual([row])
  expect(parsePieces('支号\t长度\t重量\t炉号\nA1\t６１５０\t3862.5\tH7')).toEqual([row])
})

it('leaves cells empty that are not numbers, and numbers rows without a name', () => {
  expect(parsePieces('\t6150\t?\n\t5000\t3000')).toEqual([
    { piece_no: '1', length: 6150, weight_kg: null, heat_no: '' },
    { piece_no: '2', length: 5000, weight_kg: 3000, heat_no: '' },
  ])
})

it('does not read a text without tabs as a table', () => {
  expect(parsePieces('42CrMo φ320*6150')).toBeUndefined()
})

it('adds up the lengths and weights that are given', () => {
  const pieces = parsePieces('1\t6150\t3862\n2\t5000\t')!
  expect(sumPieces(pieces)).toEqual({ count: 2, length: 11_150, weight: 3862 })
})
