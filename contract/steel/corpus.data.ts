// Lines as traders write them, each with its full reading. The readings are what the writer means, worked out by hand.
import { chineseLabels, chineseShapes, flanges, latinLabels, latinShapes } from './corpus/labels.data.ts'
import { apart, ranges, severalLots, tolerances } from './corpus/limits.data.ts'
import { groups, inches, metric, signs } from './corpus/numbers.data.ts'
import type { CorpusClass } from './corpus/pieces.ts'
import {
  asked,
  gradeNumbers,
  lookAlikes,
  noise,
  refused,
  spoken,
  steps,
  wholeLines,
} from './corpus/speech.data.ts'

export const corpus: readonly CorpusClass[] = [
  signs,
  metric,
  inches,
  groups,
  ranges,
  tolerances,
  severalLots,
  apart,
  chineseLabels,
  latinLabels,
  chineseShapes,
  latinShapes,
  flanges,
  steps,
  spoken,
  lookAlikes,
  gradeNumbers,
  wholeLines,
  noise,
  asked,
  refused,
]
