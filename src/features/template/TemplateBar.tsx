import { lazy, Suspense, useState } from 'react'
import { Button, Group } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { IconTemplate } from '@tabler/icons-react'
import type { FormValues } from '#features/postings/form/form_values.ts'
import type { PostingKindEntry } from '#features/postings/registry.ts'

const TemplatesDialog = lazy(() =>
  import('./TemplatesDialog.tsx').then((module) => ({ default: module.TemplatesDialog })),
)
const SaveTemplateDialog = lazy(() =>
  import('./SaveTemplateDialog.tsx').then((module) => ({ default: module.SaveTemplateDialog })),
)

type Props = {
  entry: PostingKindEntry
  /** The values as they would be sent, and a proposed name for the template. */
  values: FormValues
  title: string
  /** Fills the form from a template; undefined when a posting is edited. */
  onUse: ((values: FormValues, name: string) => void) | undefined
}

/** Buttons beside a form to start from one of the company's templates, or to save the form as one. */
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
