import { describe, expect, it } from 'vitest'
import { addressOf, toolParameters } from '../address.ts'
import { readAddress } from '../readers.ts'
import { answersByLine, answersByNumber, maxLinkText, specReaders } from './spec_inputs.ts'

const fill = (raw: Record<string, unknown>) => readAddress(addressOf(toolParameters.spec)(raw), specReaders)

describe('the address of the parser', () => {
  it('has a reader for every parameter', () => {
    expect(Object.keys(specReaders).sort()).toEqual([...toolParameters.spec].sort())
  })

  it('fills lines, shape and answers', () => {
    expect(fill({ text: '178*32\n220', shape: 'pipe', as: '2.round' })).toEqual({
      texts: { text: '178*32\n220', shape: 'pipe', as: '2.round' },
      rejected: [],
    })
    expect(fill({ text: 220 }).texts.text).toBe('220')
  })

  it('names the parameters it cannot use', () => {
    const { rejected } = fill({ text: 'a'.repeat(maxLinkText + 1), shape: 'banana', as: '2.banana' })
    expect(rejected.map(({ name }) => name)).toEqual(['text', 'shape', 'as'])
  })
})

describe('answers', () => {
  it('belong to lines and move with them', () => {
    const chosen = answersByLine('a\n178*32\n220', '2.pipe-3.round')
    expect([...chosen]).toEqual([
      ['178*32', 'pipe'],
      ['220', 'round'],
    ])
    expect(answersByNumber('220\nnew\n178*32', chosen)).toBe('1.round-3.pipe')
    expect(answersByNumber('220', chosen)).toBe('1.round')
    expect(answersByNumber('', chosen)).toBe('')
  })

  it('to lines that do not exist are ignored', () => {
    expect(answersByLine('a', '7.pipe')).toEqual(new Map())
    expect(answersByLine('', '')).toEqual(new Map())
  })
})
