import { Button, Group, Paper, Radio, Stack, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { picturePolicyApi, type PicturePolicy } from '#contract/picture_policy.ts'
import { websiteConfigApi } from '#contract/website_config.ts'
import { ApiError } from '#shared/api/error.ts'
import { call } from '#shared/api/call.ts'
import { PhotosField } from '#shared/form/PhotosField.tsx'
import { FormShell } from '#shared/form/FormShell.tsx'
import { errorsOf } from '#shared/form/show_field_errors.ts'
import { picturePolicyQuery } from '#shared/reference/picture_policy.ts'
import { useProductCategory } from '#shared/reference/reference.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import classes from './PicturePolicyPage.module.css'

/** Page of the back office where operators choose whether stock needs its own photos, and set the standard pictures. */
export function PicturePolicyPage() {
  const { t } = useLingui()
  usePageTitle(t`Site settings`)
  const policy = useQuery({ ...picturePolicyQuery, staleTime: 0 })
  if (policy.isError) return <ErrorPanel error={policy.error} retry={() => void policy.refetch()} />
  return (
    <Paper withBorder className={classes.page}>
      <Title order={1} size="h4">
        <Trans>Site settings</Trans>
      </Title>
      {policy.data && !policy.isPlaceholderData && <PolicyForm start={policy.data} />}
    </Paper>
  )
}

function PolicyForm({ start }: { start: PicturePolicy }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [policy, setPolicy] = useState(start)
  const [pending, setPending] = useState<Readonly<Record<number, number>>>({})
  const categories = useProductCategory()?.category.filter(({ parent_id: parent }) => parent === null)
  const save = useMutation({
    mutationFn: () => call(picturePolicyApi.set, { body: policy }, { keep: true }),
    onSuccess: () => client.invalidateQueries({ queryKey: [websiteConfigApi.get.path] }),
  })
  const error = save.error instanceof ApiError ? save.error : null
  const choose = (id: number, address: string | undefined) =>
    setPolicy((was) => {
      const { [id]: _, ...others } = was.pictures
      return { ...was, pictures: address ? { ...others, [id]: address } : others }
    })
  const isUploading = Object.values(pending).some((count) => count > 0)
  return (
    <FormShell loading={categories === undefined} submitError={error} onSubmit={() => save.mutate()}>
      <Radio.Group
        label={t`Pictures of stock listings`}
        value={policy.standard ? 'standard' : 'own'}
        onChange={(next) => setPolicy((was) => ({ ...was, standard: next === 'standard' }))}
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
            label={t`A standard picture may stand for photos of prime stock`}
            description={t`Lists, cards and pages mark it as “standard picture, not the goods”. Remnants still need their own photos.`}
          />
        </Stack>
      </Radio.Group>
      {policy.standard && (
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
                id={`picture-${id}`}
                label={name}
                usage="admin"
                max={1}
                value={policy.pictures[id] === undefined ? null : [policy.pictures[id]]}
                onChange={(next) => choose(id, next?.[0])}
                onPending={(count) => setPending((was) => ({ ...was, [id]: count }))}
                {...(error && errorsOf(error.fields, `pictures.${id}`))}
              />
            ))}
          </div>
        </section>
      )}
      <Group justify="flex-end" mt="md">
        <Button type="submit" loading={save.isPending} disabled={isUploading}>
          <Trans>Save</Trans>
        </Button>
      </Group>
    </FormShell>
  )
}
