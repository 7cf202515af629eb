/*
 * The reasons for and against a reading, in one reviewed table: what they weigh, why, a line where they hold and one where
 * they do not. Readings whose sums are within the margin are offered, otherwise the best is taken.
 */
export type ReasonKey = keyof typeof reasons

type Reason = { points: number; why: string; example: string; counterexample: string }

const row = (points: number, why: string, example: string, counterexample: string): Reason => ({
  points,
  why,
  example,
  counterexample,
})

export const reasons = {
  whole_piece: row(5, 'every dimension of the shape is there', 'φ300×1200', 'φ300'),
  section: row(3, 'a section is read, without its length', '圆钢 φ85', '圆钢'),
  no_section: row(
    -2,
    'a word for the goods, and no section for it',
    '304 圆钢 as a grade',
    '304 圆钢 as a size',
  ),
  labelled: row(1, 'a label or sign stands at a number of the piece', '3" diameter', '300×1200'),
  known_grade: row(4, 'the line names a listed grade', '4340 round bar as a grade', 'round bar'),
  grade_as_size: row(
    -2,
    'a bare number of the piece is the name of a grade',
    '304 圆钢 as a size',
    '圆钢 300',
  ),
  beyond_size: row(
    -4,
    'larger across than bars, discs and pipes are made',
    'diameter 4340 as a size',
    'φ1250×210',
  ),
  left_over: row(-1, 'a part is not understood', '3" beside diameter 4340', 'φ300×1200'),
  asked: row(-1, 'the shape stays open', '300×1200', 'φ300×1200'),
  digits_behind: row(
    -3,
    'two digits behind a whole piece may be a number of pieces',
    'φ200×3000 45 as a grade',
    '45 φ200×3000',
  ),
  count_behind: row(2, 'a number behind a whole piece is how many', 'φ200×3000 45 as pieces', 'φ200×3000 40'),
  small_letter: row(-3, 'a steel of capital letters in small ones', 'h11 φ60 as a grade', 'H11 φ60'),
  tolerance_of_bar: row(
    2,
    'a tolerance class beside a bar of the sizes that are drawn',
    'h11 φ60',
    'h13 300×400×2000',
  ),
  tolerance_of_none: row(-6, 'a tolerance class without a bar', 'h13 300×400×2000', 'h11 φ60'),
  same_grade: row(2, 'another name of the same grade stands in brackets', '655M13 (EN36A)', '655M13 (C45)'),
  weight_agrees: row(6, 'the piece weighs what is written', '200×3000 2支 1.48t as round', '200×3000 2支'),
  weight_contradicts: row(
    -6,
    'the piece weighs something else',
    '200×3000 2支 1.48t as square',
    '200×3000 2支',
  ),
} as const satisfies Record<string, Reason>

/** How far the best reading must lead to be taken alone; set on the seen half of the written lines. */
export const margin = 3

/** The largest across, in mm, that is believed of a number which names a grade as well. */
export const largestAcross = 1500
/** The largest drawn or peeled bar to which a tolerance class is written. */
export const largestDrawn = 160
/** A weight this near to theory is that of the piece, and one this far is that of another. */
export const closeWeight = 0.03
export const otherWeight = 0.08
