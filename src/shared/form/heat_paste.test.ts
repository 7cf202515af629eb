import { describe, expect, test } from 'vitest'
import { readHeats } from './heat_paste.ts'
import { figureText } from './heat_values.ts'

/** The heats of a text, each as one line. */
const lines = (text: string, from?: Parameters<typeof readHeats>[1]) =>
  readHeats(text, from)?.heats.map(({ heat_no: no, figures }) =>
    [no, ...Object.entries(figures).map(([name, { value, sign }]) => `${name} ${figureText(value, sign)}`)]
      .filter(Boolean)
      .join(', '),
  )

describe('one line', () => {
  test.each([
    ['C 0.41 Si 0.27 Mn 0.66 P 0.011 S 0.004', 'C 0.41, Si 0.27, Mn 0.66, P 0.011, S 0.004'],
    ['C:0,41; Si:0,27; S:<0,005', 'C 0.41, Si 0.27, S <0.005'],
    ['C=0.41%, Mn=0.66%, P≤0.015%', 'C 0.41, Mn 0.66, P ≤0.015'],
    ['碳0.41 锰0.66 铬1.05', 'C 0.41, Mn 0.66, Cr 1.05'],
    ['0.041% Carbon, 1.12% Manganese, 18.2% chromium and 8.1% Nickel', 'C 0.041, Mn 1.12, Cr 18.2, Ni 8.1'],
    ['Rm 985 MPa ReH 812 MPa A 15.5 % Z 58 %', 'rm 985, re 812, a 15.5, z 58'],
    ['抗拉强度 985 屈服强度 812 伸长率 15.5', 'rm 985, re 812, a 15.5'],
  ])('%s', (text, read) => expect(lines(text)).toEqual([read]))

  test('of figures alone fills the fields from the one it was pasted into', () => {
    expect(lines('0.41\t0.27\t0.66\t0.011\t<0.005', 'C')).toEqual([
      'C 0.41, Si 0.27, Mn 0.66, P 0.011, S <0.005',
    ])
    expect(lines('0.011 0.004 1.05', 'P')).toEqual(['P 0.011, S 0.004, Cr 1.05'])
    expect(lines('985\t812\t15.5', 'rm')).toEqual(['rm 985, re 812, a 15.5'])
    expect(lines('0.1 0.2 0.3', 'Co')).toBeUndefined()
  })

  test('of one figure, or of none, is no block', () => {
    for (const text of ['0.41', '<0.005', '0,42 %', 'C', 'see the certificate', ''])
      expect(lines(text, 'C'), text).toBeUndefined()
  })
})

describe('a block of a sheet', () => {
  test('with headings gives a heat for each row, and leaves out the limits of the standard', () => {
    const block =
      '炉号\tC\tSi\tMn\tP\tS\n标准\t0.38-0.45\t0.17-0.37\t0.50-0.80\t≤0.020\t≤0.020\n6K1207\t0.41\t0.27\t0.66\t0.011\t<0.005\n6K1208\t0.42\t0.25\t0.63\t0.013\t0.004'
    expect(lines(block)).toEqual([
      '6K1207, C 0.41, Si 0.27, Mn 0.66, P 0.011, S <0.005',
      '6K1208, C 0.42, Si 0.25, Mn 0.63, P 0.013, S 0.004',
    ])
  })

  test.each([
    ['C×100\tSi×100\tP×1000\tCr×100\n41\t27\t11\t105', true],
    ['C\tSi\tP\tCr\n×100\t×100\t×1000\t×100\n41\t27\t11\t105', true],
    ['C (x10-2)\tSi (x10-2)\tP (x10-3)\tCr (x10-2)\n41\t27\t11\t105', true],
    ['C ×10⁻²\tSi ×10⁻²\tP ×10⁻³\tCr ×10⁻²\n41\t27\t11\t105', true],
    ['C\tSi\tP\tCr\n0.41\t0.27\t0.011\t1.05', false],
    ['C%\tSi%\tP%\tCr%\n0,41\t0,27\t0,011\t1,05', false],
  ])('is divided as its headings say: %j', (block, isDivided) => {
    expect(lines(block)).toEqual(['C 0.41, Si 0.27, P 0.011, Cr 1.05'])
    expect(readHeats(block)?.isDivided).toBe(isDivided)
  })

  test('of lines with a name and a value', () => {
    expect(lines('C\t0,412\nSi\t0,27\nAl\t<0,004\nFe\tОснова')).toEqual(['C 0.412, Si 0.27, Al <0.004'])
    expect(lines('Element | %\nCarbon | 0.41\nManganese | 0.66')).toEqual(['C 0.41, Mn 0.66'])
    expect(lines('Heat No.\t88123\nC\t0.41\nUTS\t985')).toEqual(['88123, C 0.41, rm 985'])
  })

  test('of blanks instead of tabs', () => {
    expect(lines('C   Si   Mn\n0.41 0.27 0.66')).toEqual(['C 0.41, Si 0.27, Mn 0.66'])
  })

  test('says what it could not read', () => {
    expect(readHeats('C\tSi\tMn\n0.41\ttrace\t0.66')?.unread).toEqual(['Si trace'])
    expect(readHeats('C 0.41 Si 0.27 Zr 0.01')?.unread).toEqual(['Zr', '0.01'])
  })
})
