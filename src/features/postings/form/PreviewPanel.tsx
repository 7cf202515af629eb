import { Alert, Paper, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { titlesOf } from '#contract/postings/titles.ts'
import type { Shape } from '#contract/steel/shapes.ts'
import { formatMoney, formatWeight } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { useProductCategory } from '#shared/reference/reference.ts'
import { Sketch } from '#shared/ui/Sketch.tsx'
import { isEmpty } from '#shared/offline/same_values.ts'
import { shownDims, type FormValues } from './form_values.ts'
import { differenceText } from '../posting_figures.ts'
import classes from './PostingForm.module.css'
import type { PostingKindEntry } from '../registry.ts'
import { previewFigures } from './preview_figures.ts'

/** Returns the titles in both languages as the server will make them, or null while there is too little to make one. */
export function previewTitles(
  { definition }: Pick<PostingKindEntry, 'definition'>,
  values: FormValues,
): { zh: string; en: string } | null {
  const { shape, material, title } = values
  if (isEmpty(title) && (isEmpty(shape) || isEmpty(material))) return null
  const dims = shape ? shownDims(shape as Shape, values) : null
  return titlesOf(definition, { ...values, ...('dims' in definition.fields && { dims }) })
}

function Figure({ label, value, note }: { label: ReactNode; value: string | null; note?: ReactNode }) {
  return (
    <div className={classes.figure}>
      <dt>{label}</dt>
      <dd>
        {value ?? '–'} {note && <small>{note}</small>}
      </dd>
    </div>
  )
}

/** Live preview of what a buyer will see: sketch, titles in both languages, both weights, price of the lot. */
export function PreviewPanel({ entry, values }: { entry: PostingKindEntry; values: FormValues }) {
  const { t } = useLingui()
  // Loads densities of grades and names of categories that operators added.
  useProductCategory()
  const shape = (values.shape ?? 'drawing') as Shape
  const titles = previewTitles(entry, values)
  const figures = previewFigures(values)
  const weight = (kg: number | null) => (kg === null ? null : formatWeight(kg))
  // Only stock has been weighed; requests and group buys state what is wanted.
  const isStock = entry.definition.response === 'intention'
  const has = (name: string) => name in entry.definition.fields
  const currency = (values.currency ?? 'CNY') as 'CNY'
  const tolerance = typeof values.weight_tolerance === 'number' ? values.weight_tolerance : null
  return (
    <Paper withBorder component="section" className={classes.preview} aria-label={t`Preview`}>
      <Title order={2} size="h5" mb="sm">
        <Trans>Preview</Trans>
      </Title>
      <div className={classes.sketch}>
        {values.shape ? (
          <Sketch shape={shape} dims={shownDims(shape, values)} size="card" />
        ) : (
          <Text size="sm" c="dimmed">
            <Trans>The sketch appears with the shape</Trans>
          </Text>
        )}
      </div>
      <Text fw={650} mt="sm" style={{ overflowWrap: 'anywhere' }}>
        {titles?.[lang] ?? t`The title is made from grade and dimensions`}
      </Text>
      {titles && (
        <Text size="xs" className={classes.muted} lang={lang === 'zh' ? 'en' : 'zh'}>
          {titles[lang === 'zh' ? 'en' : 'zh']}
        </Text>
      )}
      <dl className={classes.figures}>
        {has('dims') && (
          <>
            <Figure label={<Trans>Theoretical, each</Trans>} value={weight(figures.pieceKg)} />
            <Figure label={<Trans>Theoretical, lot</Trans>} value={weight(figures.lotKg)} />
          </>
        )}
        {isStock && (
          <>
            <Figure label={<Trans>Scale, lot</Trans>} value={weight(figures.scaleKg)} />
            <Figure
              label={<Trans>Difference</Trans>}
              value={figures.difference === null ? null : differenceText(figures.difference)}
            />
          </>
        )}
        {has('price_amount') && (
          <Figure
            label={<Trans>Total price, about</Trans>}
            value={
              values.negotiable === 1
                ? t`Negotiable`
                : figures.total === null
                  ? null
                  : formatMoney(Math.round(figures.total), currency)
            }
          />
        )}
        {isStock && (
          <Figure
            label={<Trans>Weight basis</Trans>}
            value={values.weighing_method === 1 ? t`Scale` : t`Theoretical`}
            note={weight(figures.billedKg)}
          />
        )}
      </dl>
      {!figures.isWithin && (
        <Alert color="yellow" mt="sm" p="xs" role="status">
          <Text size="sm">
            <Trans>
              Scale and theory differ by more than the agreed ±{tolerance}‰. Buyers will see a note.
            </Trans>
          </Text>
        </Alert>
      )}
    </Paper>
  )
}
