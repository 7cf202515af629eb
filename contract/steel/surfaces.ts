/** How the surface of a lot is finished; the heat treatment is a separate field. */
export const surfaces = [
  'black',
  'rough_turned',
  'turned',
  'peeled',
  'ground',
  'milled',
  'pickled',
  'drawn',
] as const
export type Surface = (typeof surfaces)[number]
