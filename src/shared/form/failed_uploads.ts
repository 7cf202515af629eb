import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { createContext } from 'react'
import { showFirstError } from './show_field_errors.ts'

/** Which upload fields of a form hold files that were not uploaded; each field tells it by the id of its group. */
export type FailedUploads = {
  tell: (id: string, failed: number) => void
  /** Says so at the first field with such a file; returns false if there is none. */
  refuse: () => boolean
}

/**
 * A file that was chosen and is not there would be missed by whoever reads the form: it is neither left out without a
 * word nor sent by itself, but tried again or removed by the person.
 */
export function createFailedUploads(): FailedUploads {
  const failed = new Map<string, number>()
  return {
    tell: (id, count) => {
      if (count > 0) failed.set(id, count)
      else failed.delete(id)
    },
    refuse: () => {
      const message = i18n._(msg`A file was not uploaded. Try again or remove it.`)
      const errors = Object.fromEntries([...failed.keys()].map((id) => [id, message]))
      showFirstError(errors, [], (id) => [id])
      return failed.size > 0
    },
  }
}

/** Of the surrounding form; without one nobody asks. */
export const FailedUploadsContext = createContext<FailedUploads | null>(null)
