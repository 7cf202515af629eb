import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AdminPostingRow } from '#contract/postings/views.ts'
import type { TagTone } from '#shared/ui/Tag.tsx'

export type PostingFlag = AdminPostingRow['flags'][number]

/** Labels of the hints for operators, with an explanation of each. */
export const flagLabels: Record<
  PostingFlag,
  { label: MessageDescriptor; hint: MessageDescriptor; tone: TagTone }
> = {
  sample: {
    label: msg`Published automatically, sample`,
    hint: msg`It went online without a review and was chosen to be checked. Approve it if it is in order, or take it down.`,
    tone: 'blue',
  },
  edit: {
    label: msg`Edit`,
    hint: msg`The owner changed a published posting; the older version stays online until you decide.`,
    tone: 'blue',
  },
  certificate_shared: {
    label: msg`Certificate of two companies`,
    hint: msg`Another company offers the same certificate file, or the same piece of the same heat.`,
    tone: 'forge',
  },
  price_far: {
    label: msg`Price far off`,
    hint: msg`The price is several times above or below the index of its grade. Authors are asked about such a price.`,
    tone: 'forge',
  },
  weight_far: {
    label: msg`Weight far off`,
    hint: msg`The scale weight is far from the theoretical weight. Authors are asked about such a weight.`,
    tone: 'forge',
  },
  price_deviates: {
    label: msg`Price deviates`,
    hint: msg`The price per tonne differs by more than 15 % from the median of this grade online.`,
    tone: 'forge',
  },
  duplicate_heat: {
    label: msg`Duplicate heat number`,
    hint: msg`Another company, or a piece of the same dimensions, has this heat number too.`,
    tone: 'forge',
  },
  values_outside: {
    label: msg`Certificate outside the limits`,
    hint: msg`Values of its certificate are outside the limits of the grade that are on file.`,
    tone: 'forge',
  },
  few_photos: {
    label: msg`Few photos`,
    hint: msg`There are fewer than three photos.`,
    tone: 'amber',
  },
  standard_picture: {
    label: msg`Standard picture`,
    hint: msg`There are no photos of the goods; buyers see the standard picture, marked as such.`,
    tone: 'amber',
  },
  unlisted_grade: {
    label: msg`Unlisted grade`,
    hint: msg`The grade is not in the grade table; check its spelling.`,
    tone: 'amber',
  },
}
