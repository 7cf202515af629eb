import { lazy, Suspense, useState } from 'react'
import { Button, Group } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { IconTemplate } from '@tabler/icons-react'
import type { FormValues } from './form_values.ts'
import type { PostingKindEntry } from '../registry.ts'

const TemplatesDialog = lazy(() =>
  import('./TemplatesDialog.tsx').then((module) => ({ default: module.TemplatesDialog })),
)
const SaveTemplateDialog = lazy(() =>
  import('./SaveTemplateDialog.tsx').then((module) => ({ default: module.SaveTemplateDialog })),
)

type Props = {
  entry: PostingKindEntry
  /** The values as they would be sent, and a name to propose for them. */
  values: FormValues
  title: string
  /** Begins the form with a template; absent for a posting that is edited. */
  onUse: ((values: FormValues, name: string) => void) | undefined
}

/** The company's templates beside a form: begin with one, keep the form as one. */
export function TemplateBar({ entry, values, title, onUse }: Props) {
  const [open, setOpen] = useState<'list' | 'save' | null>(null)
  const close = () => setOpen(null)
  return (
    <Group gap={6} ml="auto">
      {onUse && (
        <Button
          size="compact-sm"
          variant="light"
          leftSection={<IconTemplate size={14} aria-hidden />}
          onClick={() => setOpen('list')}
        >
          <Trans>Start from a template</Trans>
        </Button>
      )}
      <Button size="compact-sm" variant="default" onClick={() => setOpen('save')}>
        <Trans>Save as template</Trans>
      </Button>
      <Suspense>
        {open === 'list' && onUse && (
          <TemplatesDialog
            entry={entry}
            onUse={(chosen, name) => {
              close()
              onUse(chosen, name)
            }}
            onClose={close}
          />
        )}
        {open === 'save' && (
          <SaveTemplateDialog entry={entry} values={values} proposed={title} onClose={close} />
        )}
      </Suspense>
    </Group>
  )
}
