import type { DeliveryState, QuantityUnit } from './delivery_states.ts'

/**
 * Other spellings of delivery states in lower case. A single letter counts only with its plus sign (`42CrMo4+N`),
 * because alone it is too ambiguous.
 */
export const deliveryStateSynonyms: Record<DeliveryState, readonly string[]> = {
  hot_rolled: ['热轧态', 'hot-rolled', '+ar'],
  as_forged: ['锻造态', '锻后', 'as-forged'],
  annealed: ['退火态', '完全退火', '软化退火', 'soft annealed', '+a'],
  spheroidised: [
    '球化',
    '球退',
    'spheroidised',
    'spheroidized',
    'spheroidized annealed',
    'spheroidised annealing',
    'spheroidized annealing',
    '+ac',
  ],
  normalised: ['正火态', 'normalized', '+n'],
  normalised_tempered: [
    '正火回火',
    '正回火',
    '正火加回火',
    '正火 + 回火',
    'normalized and tempered',
    'normalised & tempered',
    'normalized & tempered',
    'n+t',
    'n&t',
    '+nt',
  ],
  quenched_tempered: [
    '调质态',
    '淬火+回火',
    '淬火 + 回火',
    '淬火回火',
    'quenched & tempered',
    'quenched + tempered',
    'q+t',
    'q&t',
    'q & t',
    'q + t',
    'qt',
    '+qt',
  ],
  quenched: ['淬火态', 'hardened', '+q'],
  solution: ['固溶处理', '固溶态', 'solution treated', 'solution-annealed', '+at'],
  pre_hardened: ['预硬态', '预硬化', 'prehardened', 'pre hardened'],
  stress_relieved: ['去应力', '消除应力', '消应力', 'stress-relieved', 'stress relief', '+sr'],
}

/** Words that count as the unit right after a whole number, in lower case, besides the names above. */
export const quantityUnitSynonyms: Record<QuantityUnit, readonly string[]> = {
  bar: ['bars', '条'],
  piece: ['pieces', 'pcs', 'pc', '个', '只'],
  block: ['blocks'],
  set: ['sets'],
  length: ['lengths'],
}
