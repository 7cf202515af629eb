import { Alert, Button, Group, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { RichText as Document } from '#contract/rich_text.ts'
import { RichText } from '#shared/rich_text/RichText.tsx'

type Props = {
  /** As it is stored now. */
  title?: string
  body: Document | null
  lang: string
  onTake: () => void
  onKeep: () => void
}

/** Told above the form when the own post was changed in another window: what is typed stays until one of the two is chosen. */
export function EditConflict({ title, body, lang, onTake, onKeep }: Props) {
  const { t } = useLingui()
  return (
    <Alert color="yellow" mb="md" title={t`You have changed this in another window meanwhile`} role="alert">
      {title && (
        <Text fw={600} lang={lang}>
          {title}
        </Text>
      )}
      {body && <RichText text={body} lang={lang} hasAnchors={false} />}
      <Group mt="sm">
        <Button variant="default" onClick={onTake}>
          <Trans>Take the saved version</Trans>
        </Button>
        <Button onClick={onKeep}>
          <Trans>Go on with mine</Trans>
        </Button>
      </Group>
    </Alert>
  )
}
