/*
 * Names that traders use for more than one grade. The first is what the name is read as: with bare numbers the grade of
 * the Chinese standard, otherwise the one that is traded most as a forging. The others are shown as what it may mean too.
 */
type SharedName = readonly [name: string, ...codes: [string, string, ...string[]]]

export const sharedNames: readonly SharedName[] = [
  ['10', '10', 'Сталь 10'],
  ['20', '20', 'Сталь 20'],
  ['25', '25', 'Сталь 25'],
  ['30', '30', 'Сталь 30'],
  ['35', '35', 'Сталь 35'],
  ['40', '40', 'Сталь 40'],
  ['45', '45', 'Сталь 45'],
  ['50', '50', 'Сталь 50'],
  ['75', '75', 'Nimonic 75'],
  ['201', '201', 'Nickel 201'],
  ['718', '718', 'Inconel 718'],
  ['C22', 'C22', 'Hastelloy C-22'],
  ['F60', '2205', 'A694 F60'],
  ['Gr.1', 'Ti Grade 1', 'A266 Gr.1', 'SA-508 Gr.1'],
  ['Gr.2', 'Ti Grade 2', 'A266 Gr.2', 'SA-508 Gr.2'],
]
