import { Group, Modal, Table, Text } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { isOutside } from '#shared/api/file_address.ts'
import { thumbUrlOf } from '#shared/form/kept_files.ts'
import { lang } from '#shared/i18n/language.ts'
import type { PostingView } from '../define_view.ts'
import { OutsideLinks } from '#shared/ui/OutsideLink.tsx'
import { isEmpty } from '#shared/offline/same_values.ts'
import type { FormValues } from './form_values.ts'
import { PreviewPanel, previewTitles } from './PreviewPanel.tsx'
import type { PostingKindEntry } from '../registry.ts'
import { useFieldText } from '../use_field_text.ts'

type Props = { entry: PostingKindEntry; values: FormValues; opened: boolean; onClose: () => void }

/** Shows before submitting everything that a buyer will read. */
export function PreviewDialog({ entry, values, opened, onClose }: Props) {
  const { t } = useLingui()
  const fieldText = useFieldText(entry)
  const view = entry.view as PostingView
  const given = (values.photos ?? []) as string[]
  const photos = given.filter((photo) => !isOutside(photo))
  const rows = view.groups
    .flatMap((group) => group.fields)
    .filter((name) => name !== 'photos' && name !== 'title' && !isEmpty(values[name]))
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={860}
      title={previewTitles(entry, values)?.[lang] ?? t`Preview`}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <Group align="flex-start" wrap="nowrap" gap="md">
        <div style={{ flex: '0 0 316px' }}>
          <PreviewPanel entry={entry} values={values} />
        </div>
        <div style={{ flex: 1, minWidth: 0 }}>
          {photos.length > 0 && (
            <Group gap={6} mb="sm">
              {photos.map((photo) => (
                <img
                  key={photo}
                  src={thumbUrlOf(photo)}
                  alt=""
                  width={84}
                  height={64}
                  style={{ objectFit: 'cover' }}
                />
              ))}
            </Group>
          )}
          <OutsideLinks addresses={given} />
          <Table withTableBorder verticalSpacing={6} horizontalSpacing="sm">
            <Table.Tbody>
              {rows.map((name) => (
                <Table.Tr key={name}>
                  <Table.Th w={150} fw={400} c="dimmed">
                    {t(view.labels[name]!)}
                  </Table.Th>
                  <Table.Td style={{ overflowWrap: 'anywhere' }}>{fieldText(name, values)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
          {rows.length === 0 && <Text c="dimmed">{t`Nothing is filled in yet`}</Text>}
        </div>
      </Group>
    </Modal>
  )
}
