import { describe, expect, it } from 'vitest'
import { readingOf } from '../../tests/support/reading_of.ts'
import type { Surface } from './surfaces.ts'

const surfaceOf = (line: string) => {
  const { surface, deliveryState, material, unread } = readingOf(line)
  return { surface, deliveryState, material, unread }
}

describe('the surface of a lot', () => {
  it.each<[Surface, string]>([
    [
      'peeled',
      '扒皮|剥皮|剝皮|扒皮加工|peeled|bright peeled|geschält|blank geschält|pelato|écroûté|descortezado|필링|ピーリング',
    ],
    ['ground', '磨光|研磨|ground|centreless ground|geschliffen|rettificato|rectifié|шлифованный|CG'],
    [
      'drawn',
      '冷拉|冷拔|cold drawn|cold-finished|CD|gezogen|blankgezogen|trafilato|étiré à froid|калиброванный|soğuk çekme|인발',
    ],
    ['turned', '车光|光车|車光|turned|gedreht|tornito|обточенный'],
    ['rough_turned', '粗车|rough turned|vorgedreht|ébauché'],
    ['black', '黑皮|黒皮|black|schwarz|흑피'],
    ['milled', '铣面|六面铣|milled|gefräst'],
    ['pickled', '酸洗|pickled|gebeizt|decapato'],
  ])('%s: by the words of every language', (surface, words) => {
    for (const word of words.split('|')) {
      const whole = { surface, deliveryState: undefined, material: '42CrMo4', unread: [] }
      expect(surfaceOf(`42CrMo4 φ90×5600 ${word}`), word).toEqual(whole)
      expect(surfaceOf(`42CrMo4 ${word} φ90×5600 3 pcs`), word).toEqual(whole)
    }
  })

  it.each([
    ['C45E+C φ32×3000', { surface: 'drawn', material: 'C45E' }],
    [
      '42CrMo4+QT+SH φ75×6000',
      { surface: 'peeled', material: '42CrMo4', deliveryState: 'quenched_tempered' },
    ],
    ['42CrMo4 +QT +SH φ75×6000', { surface: 'peeled', deliveryState: 'quenched_tempered' }],
    ['16MnCr5+A+C φ22 x 3 m', { surface: 'drawn', material: '16MnCr5', deliveryState: 'annealed' }],
    ['11SMnPb30+C+SL φ18×3000', { surface: 'ground', material: '11SMnPb30' }],
    ['C45E+SH+N φ45×4000', { surface: 'peeled', material: 'C45E', deliveryState: 'normalised' }],
    ['1.4301 1D 12x1000x2000', { surface: 'pickled', material: '1.4301' }],
    ['X5CrNi18-10+AT+2H φ20×3000', { surface: 'drawn', deliveryState: 'solution' }],
    ['1018 CD round 2" x 12\'', { surface: 'drawn', material: '1018' }],
    ['Geschliffener rund 36mm 1.4104', { surface: 'ground', material: '1.4104' }],
    ['S235JRC+C flach 45x4 kaltgezogen', { surface: 'drawn', material: 'S235JRC' }],
    ['EN24T 65mm dia black x 1.4m', { surface: 'black', dims: { d: 65, l: 1400 } }],
    ['45# 冷拉圆钢 φ32×6000', { surface: 'drawn', material: '45' }],
  ])('%s: by its sign behind the grade', (line, found) =>
    expect(readingOf(line)).toMatchObject({ ...found, unread: [] }),
  )

  it.each([
    ['42CrMo φ200×3000 不扒皮', '不扒皮'],
    ['42CrMo φ200×3000 留粗加工余量', '留粗加工余量'],
    ['4140 φ100×3000 not peeled', 'not peeled'],
    ['1.4301 12x1000x2000 2B', '2B'],
    ['C45+S φ50×3000', '+S'],
  ])('%s: what says no surface that a field has is shown', (line, left) => {
    const { surface, unread } = surfaceOf(line)
    expect(surface).toBeUndefined()
    expect(unread).toEqual([left])
  })

  it('belongs to the lot that names it', () => {
    expect(readingOf('42CrMo φ90×5600 扒皮 3支, φ120×6000 4支').lots?.map(({ surface }) => surface)).toEqual([
      undefined,
      undefined,
    ])
    expect(readingOf('42CrMo φ90×5600 3支, φ120×6000 4支 扒皮').unread).toEqual(['扒皮'])
  })
})
