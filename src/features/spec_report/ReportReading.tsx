import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { IconFlag } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { maxReportedLine } from '#contract/spec_report.ts'
import type { Shape } from '#contract/steel/shapes.ts'

const ReportDialog = lazy(async () => ({ default: (await import('./ReportDialog.tsx')).ReportDialog }))

type Props = {
  line: string
  /** The shape that was chosen for the line. */
  shape?: Shape | undefined
  className?: string
}

/** Button below a read line that tells the operators that it was read wrongly (decision 105). */
export function ReportReading({ line, shape, className }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (line.trim() === '' || line.length > maxReportedLine) return null
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="compact-xs"
        className={className}
        leftSection={<IconFlag size={13} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        <Trans>This was read wrongly</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <ReportDialog line={line} shape={shape} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
