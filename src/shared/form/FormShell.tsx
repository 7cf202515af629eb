import { Alert } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconAlertTriangle, IconUserShield } from '@tabler/icons-react'
import { createContext, type ReactNode, type SubmitEvent } from 'react'
import type { ApiError } from '../api/error.ts'
import { PageSkeleton } from '../ui/Skeletons.tsx'
import { FailedUploadsContext, type FailedUploads } from './failed_uploads.ts'
import classes from './form.module.css'

export type Shell = {
  /** True while the values are loading: a skeleton is shown instead of the form. */
  loading: boolean
  /** The error of the last submit; field errors are shown at the fields, all others above the form. */
  submitError: ApiError | null
  onSubmit: () => void
  /** Why an operator who acts for somebody cannot send the form: said above it, and its button is disabled. */
  reserved?: string | undefined
  /** What its upload fields tell of files that failed. */
  uploads?: FailedUploads
}

/** Whether the form around a button cannot be sent by who is there. */
export const ReservedForm = createContext(false)

/** The frame of every form; omitting `loading` or `submitError` is a type error. */
export function FormShell({
  loading,
  submitError,
  onSubmit,
  reserved,
  uploads,
  children,
}: Shell & { children: ReactNode }) {
  const { t } = useLingui()
  if (loading) return <PageSkeleton />
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSubmit()
  }
  const isAboutFields = submitError !== null && Object.keys(submitError.fields).length > 0
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {submitError && !isAboutFields && submitError.kind !== 'cancelled' && (
        <Alert
          color="red"
          icon={<IconAlertTriangle size={18} />}
          title={submitError.message}
          mb="md"
          role="alert"
        >
          {submitError.kind === 'http'
            ? null
            : t`Nothing you typed is lost. Try again when you are connected.`}
        </Alert>
      )}
      {reserved && <Alert color="yellow" icon={<IconUserShield size={18} />} title={reserved} mb="md" />}
      <FailedUploadsContext value={uploads ?? null}>
        <ReservedForm value={reserved !== undefined}>{children}</ReservedForm>
      </FailedUploadsContext>
    </form>
  )
}
