/** Apart from the calls, because the parameters of an address are loaded first. */

/** Days, including today, that figures and trends can be shown for. */
export const figureRanges = [7, 30, 90, 365] as const
export type FigureRange = (typeof figureRanges)[number]
