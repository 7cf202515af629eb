import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Editor } from '@tiptap/react'
import { useState, type FormEvent } from 'react'
import { fieldIssues } from '#contract/field_issues.ts'
import { isRichLink } from '#contract/rich_text.ts'
import { lang } from '../i18n/language.ts'

/** Asks where the selected words lead; without a selection the address itself is inserted as words. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useLingui()
  const before = String(editor.getAttributes('link')['href'] ?? '')
  const [href, setHref] = useState(before)
  const [isWrong, setWrong] = useState(false)

  function save(event: FormEvent) {
    event.preventDefault()
    // The form around the editor must not be sent.
    event.stopPropagation()
    const address = href.trim()
    if (!isRichLink(address)) return setWrong(true)
    onClose()
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && before === '')
      chain
        .insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] })
        .run()
    else chain.setLink({ href: address }).run()
  }
  const remove = () => {
    onClose()
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
  }
  return (
    <Modal opened onClose={onClose} title={t`Link`} centered closeButtonProps={{ 'aria-label': t`Close` }}>
      <form onSubmit={save} noValidate>
        <Stack gap="sm">
          <TextInput
            label={t`Where it leads`}
            description={t`A page of the market (/home/…), an https address, or mailto: with an e-mail address`}
            value={href}
            error={isWrong && fieldIssues.rich_text_link[lang]}
            onChange={(event) => {
              setHref(event.currentTarget.value)
              setWrong(false)
            }}
            maxLength={500}
            autoComplete="off"
            data-autofocus
          />
          <Group justify="flex-end" gap="xs">
            {before !== '' && (
              <Button variant="subtle" color="red" mr="auto" onClick={remove}>
                <Trans>Remove the link</Trans>
              </Button>
            )}
            <Button variant="default" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit">
              <Trans>Set the link</Trans>
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
