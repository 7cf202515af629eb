import { expect, it } from 'vitest'
import type { DeliveryState } from './delivery_states.ts'
import { readingOf } from '../../tests/support/reading_of.ts'

it.each<[DeliveryState, string]>([
  ['hot_rolled', '热轧|热轧态|hot-rolled|+AR'],
  ['as_forged', '锻态|锻后|as-forged'],
  ['annealed', '退火|完全退火|软化退火|soft annealed|+A'],
  ['spheroidised', '球化退火|球化|球退|spheroidized|spheroidized annealed|+AC'],
  ['normalised', '正火|正火态|normalized|+N'],
  ['normalised_tempered', '正火+回火|正回火|正火 + 回火|normalized and tempered|N+T|n&t|+NT'],
  ['quenched_tempered', '调质|焼入焼戻|焼入れ焼戻し|淬火+回火|淬火回火|quenched & tempered|Q+T|Q & T|QT|+QT'],
  ['quenched', '淬火|淬火态|hardened|+Q'],
  ['solution', '固溶|固溶处理|solution treated|+AT'],
  ['pre_hardened', '预硬|预硬化|prehardened'],
  ['stress_relieved', '去应力退火|去应力|消应力|stress-relieved|stress relief|+SR'],
])('%s is written %s', (state, words) => {
  for (const word of words.split('|'))
    expect(readingOf(`42CrMo4 φ300×1200 ${word}`), word).toEqual({
      shape: 'round',
      dims: { d: 300, l: 1200 },
      material: '42CrMo4',
      deliveryState: state,
      unread: [],
    })
})

it.each<[string, DeliveryState]>([
  ['热轧圆钢 Q355B φ135×6000', 'hot_rolled'],
  ['C45 hot rolled round bar φ135×6000', 'hot_rolled'],
  ['热轧圆钢 42CrMo φ135×6000 调质', 'quenched_tempered'],
])('%s: the name of the goods says the state unless another is written', (line, state) => {
  expect(readingOf(line)).toMatchObject({ deliveryState: state, unread: [] })
})
