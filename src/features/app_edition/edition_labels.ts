import { msg } from '@lingui/core/macro'

/** Labels of what the server knows of an edition. */
export const editionLabels = {
  size: msg`Size`,
  sha256: msg`SHA-256`,
  uploaded_by: msg`Uploaded by`,
  published_time: msg`First published`,
  withdrawn_time: msg({ message: 'Withdrawn', context: 'time' }),
}
