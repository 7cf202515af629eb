import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle, IconCloudOff, IconFileUnknown, IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ApiError } from '../api/error.ts'
import { useOnline } from '../offline/online.ts'
import { Empty } from './Empty.tsx'

type Props = {
  error: unknown
  /** Called by the button to try again; without it there is no button. */
  retry?: () => void
  children?: ReactNode
}

/** Replaces a page or list that could not be loaded: says what happened and what to do next. */
export function ErrorPanel({ error, retry, children }: Props) {
  const { t } = useLingui()
  const online = useOnline()
  const again = retry && (
    <Button variant="default" leftSection={<IconRefresh size={16} />} onClick={retry}>
      <Trans>Try again</Trans>
    </Button>
  )
  if (!online || (error instanceof ApiError && error.kind === 'offline'))
    return (
      <Empty
        icon={IconCloudOff}
        title={online ? t`Request fail` : t`You are offline`}
        hint={
          online
            ? t`Your network works, but the server cannot be reached. Try again in a moment.`
            : t`This part needs a connection. What you have typed is kept; try again when you are online.`
        }
      >
        {again}
        {children}
      </Empty>
    )
  if (error instanceof ApiError && error.status === 404)
    return (
      <Empty
        icon={IconFileUnknown}
        title={error.message}
        hint={t`It may have been removed or have expired, or the address is wrong.`}
      >
        {children}
      </Empty>
    )
  return (
    <Empty
      icon={IconAlertTriangle}
      title={error instanceof ApiError ? error.message : t`Unknow Error`}
      hint={t`Try again. If it happens again, call customer service and say what you did.`}
    >
      {again}
      {children}
    </Empty>
  )
}
