import { Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { OwnInspection } from '#contract/inspect_business.ts'
import type { AdminInspection } from '#contract/inspect_business_admin.ts'
import { postingPath } from '#features/postings/index.ts'
import { formatDate, formatMobile } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { Fact, Facts } from '#shared/ui/Facts.tsx'
import { FileGallery } from '#shared/ui/FileGallery.tsx'
import { AnchorLink } from '#shared/ui/links.tsx'
import { Place } from '#shared/ui/Place.tsx'
import { quantityText } from './figures.ts'
import { itemLabels, stageLabels } from './labels.ts'
import classes from './Inspection.module.css'

type Props = { inspection: OwnInspection | AdminInspection }

/** What was asked for. */
export function RequestFacts({ inspection }: Props) {
  const { t } = useLingui()
  const { posting, object, specification, items, files, remark } = inspection
  return (
    <div className={classes.facts}>
      <Facts>
        <Fact label={t({ message: 'Object', context: 'inspection' })}>
          {posting?.kind ? (
            <AnchorLink to={postingPath({ kind: posting.kind, code: posting.code })}>
              {object[lang]}
            </AnchorLink>
          ) : (
            object[lang]
          )}
          {posting && (
            <Text span size="sm" c="dimmed">
              {' '}
              {posting.code}
            </Text>
          )}
        </Fact>
        {specification && (
          <Fact label={t({ message: 'Specification', context: 'inspection' })}>
            <span className={classes.text}>{specification}</span>
          </Fact>
        )}
        <Fact label={t`Quantity`}>{quantityText(inspection.quantity, inspection.quantity_unit)}</Fact>
        <Fact label={t`Place of inspection`}>
          <Place id={inspection.region_id} /> · {inspection.address}
        </Fact>
        <Fact label={t`Stage`}>{t(stageLabels[inspection.stage])}</Fact>
        <Fact label={t`To be inspected`}>
          {items.map((item) => t(itemLabels[item])).join(lang === 'zh' ? '、' : ', ')}
        </Fact>
        <Fact label={t`Preferred date`}>{formatDate(inspection.wished_on)}</Fact>
        <Fact label={t`Contact on site`}>
          {inspection.contact_name} · {formatMobile(inspection.contact_mobile)}
        </Fact>
        {remark && (
          <Fact label={t`Remark`}>
            <span className={classes.text}>{remark}</span>
          </Fact>
        )}
      </Facts>
      {files.length > 0 && (
        <>
          <Text size="sm" fw={600} mb={4}>
            <Trans>Drawings and files</Trans>
          </Text>
          <FileGallery files={files} />
        </>
      )}
    </div>
  )
}
