import { Radio, Stack, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { PicturePolicy } from '#contract/picture_policy.ts'
import { PhotosField } from '#shared/form/PhotosField.tsx'
import { useProductCategory } from '#shared/reference/reference.ts'
import type { Frames } from './frames.ts'
import { PicturePreview } from './PicturePreview.tsx'
import { SettingEditor, type Edit } from './SettingEditor.tsx'
import classes from './WebsiteConfig.module.css'

/** Whether stock needs its own photos, and the standard pictures. */
export function PictureForm({ frames }: { frames: Frames }) {
  const { t } = useLingui()
  const [pending, setPending] = useState<Readonly<Record<number, number>>>({})
  return (
    <SettingEditor<PicturePolicy>
      section="pictures"
      preview={(value) => <PicturePreview value={value} frames={frames} />}
      isBusy={Object.values(pending).some((count) => count > 0)}
      intro={<Trans>What a stock listing must show before it can be published.</Trans>}
    >
      {(edit) => (
        <>
          <Radio.Group
            label={t`Pictures of stock listings`}
            value={edit.value.standard ? 'standard' : 'own'}
            onChange={(next) => edit.set({ standard: next === 'standard' })}
            my="md"
          >
            <Stack gap="xs" mt="xs">
              <Radio
                value="own"
                label={t`Photos of the goods are required`}
                description={t`At least one, three of a remnant. Rows of a table without photos become drafts.`}
              />
              <Radio
                value="standard"
                label={t`A standard picture may replace photos of prime stock`}
                description={t`Lists, cards and pages mark it as “standard picture, not the goods”. Remnants still need their own photos.`}
              />
            </Stack>
          </Radio.Group>
          {edit.value.standard && (
            <Pictures edit={edit} onPending={(id, count) => setPending((was) => ({ ...was, [id]: count }))} />
          )}
        </>
      )}
    </SettingEditor>
  )
}

type Props = { edit: Edit<PicturePolicy>; onPending: (id: number, count: number) => void }

function Pictures({ edit, onPending }: Props) {
  const categories = useProductCategory()?.category.filter(({ parent_id: parent }) => parent === null)
  const { pictures } = edit.value
  const choose = (id: number, address: string | undefined) => {
    const { [id]: _, ...others } = pictures
    edit.set({ pictures: address ? { ...others, [id]: address } : others })
  }
  return (
    <section aria-labelledby="standard-pictures">
      <Title order={2} fz="sm" id="standard-pictures">
        <Trans>Standard pictures</Trans>
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        <Trans>A category without a picture shows the drawing of the shape with its dimensions.</Trans>
      </Text>
      <div className={classes.pictures}>
        {categories?.map(({ id, name }) => (
          <PhotosField
            key={id}
            {...edit.at(`pictures.${id}`)}
            label={name}
            usage="admin"
            max={1}
            value={pictures[id] === undefined ? null : [pictures[id]]}
            onChange={(next) => choose(id, next?.[0])}
            onPending={(count) => onPending(id, count)}
          />
        ))}
      </div>
    </section>
  )
}
