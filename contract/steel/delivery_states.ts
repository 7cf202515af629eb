/** Heat-treatment and delivery conditions; the surface (peeled, turned) is a separate field. */
export const deliveryStates = [
  'hot_rolled',
  'as_forged',
  'annealed',
  'spheroidised',
  'normalised',
  'normalised_tempered',
  'quenched_tempered',
  'quenched',
  'solution',
  'pre_hardened',
  'stress_relieved',
] as const
export type DeliveryState = (typeof deliveryStates)[number]

type Name = { zh: string; en: string }

/** Names in both languages, with the abbreviation usual in certificates. */
export const deliveryStateNames: Record<DeliveryState, Name & { abbreviation: string }> = {
  hot_rolled: { zh: '热轧', en: 'hot rolled', abbreviation: 'HR' },
  as_forged: { zh: '锻态', en: 'as forged', abbreviation: 'AF' },
  annealed: { zh: '退火', en: 'annealed', abbreviation: 'A' },
  spheroidised: { zh: '球化退火', en: 'spheroidised annealed', abbreviation: 'SA' },
  normalised: { zh: '正火', en: 'normalised', abbreviation: 'N' },
  normalised_tempered: { zh: '正火+回火', en: 'normalised and tempered', abbreviation: 'N+T' },
  quenched_tempered: { zh: '调质', en: 'quenched and tempered', abbreviation: 'Q+T' },
  quenched: { zh: '淬火', en: 'quenched', abbreviation: 'Q' },
  solution: { zh: '固溶', en: 'solution annealed', abbreviation: 'ST' },
  pre_hardened: { zh: '预硬', en: 'pre-hardened', abbreviation: 'PH' },
  stress_relieved: { zh: '去应力退火', en: 'stress relieved', abbreviation: 'SR' },
}

/** The names as the page shows them: first the abbreviation of certificates (Q+T), then the full name. */
export const deliveryStateLabels: Record<DeliveryState, Name> = {
  ...deliveryStateNames,
  as_forged: { zh: '锻态', en: 'as-forged' },
  annealed: { zh: '退火', en: 'A (annealed)' },
  normalised: { zh: '正火', en: 'N (normalised)' },
  normalised_tempered: { zh: '正火+回火', en: 'N+T (normalised and tempered)' },
  quenched_tempered: { zh: '调质', en: 'Q+T (quenched and tempered)' },
  solution: { zh: '固溶', en: 'solution-annealed' },
}

/** The names where there is little room, as in rows: in English the usual abbreviation, or a word, instead of both. */
export const deliveryStatesInRows: Record<DeliveryState, Name> = {
  ...deliveryStateLabels,
  annealed: { zh: '退火', en: 'annealed' },
  normalised: { zh: '正火', en: 'normalised' },
  normalised_tempered: { zh: '正火+回火', en: 'N+T' },
  quenched_tempered: { zh: '调质', en: 'Q+T' },
}

/** Counting units: 支 件 块 套 根. */
export const quantityUnits = ['bar', 'piece', 'block', 'set', 'length'] as const
export type QuantityUnit = (typeof quantityUnits)[number]

export const quantityUnitNames: Record<QuantityUnit, Name> = {
  bar: { zh: '支', en: 'bar' },
  piece: { zh: '件', en: 'piece' },
  block: { zh: '块', en: 'block' },
  set: { zh: '套', en: 'set' },
  length: { zh: '根', en: 'length' },
}
