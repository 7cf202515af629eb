/*
 * Names that leave out the class by which a standard tells its grades apart. A lot under such a name may be of any of
 * them, and whoever searches for the name wants to see all. Sources: the designations of GB/T 700, GB/T 1591, EN 10025-2.
 */
type Family = readonly [name: string, ...members: [string, string, ...string[]]]

export const gradeFamilies: readonly Family[] = [
  ['Q235', 'Q235A', 'Q235B', 'Q235C', 'Q235D'],
  ['Q345', 'Q345A', 'Q345B', 'Q345C', 'Q345D', 'Q345E', 'Q355B', 'Q355C', 'Q355D'],
  ['Q355', 'Q355B', 'Q355C', 'Q355D', 'Q355NB', 'Q355NC', 'Q355ND', 'Q355NE'],
  ['S235', 'S235JR', 'S235J0', 'S235J2'],
  ['S275', 'S275JR', 'S275J0', 'S275J2'],
  ['S355', 'S355JR', 'S355J0', 'S355J2', 'S355K2', 'S355N', 'S355NL'],
]
