import { Skeleton, Title } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { nameIn } from '#contract/reference/regions.ts'
import { lang } from '#shared/i18n/language.ts'
import { useRegions } from '#shared/reference/reference.ts'
import detail from './PostingDetail.module.css'
import { PostingThumb } from '../PostingThumb.tsx'
import { postingPath } from '../posting_path.ts'
import { Price } from '../PriceBlock.tsx'
import { similarQuery } from '../queries.ts'
import type { PostingKindEntry } from '../registry.ts'
import { responseTexts } from '../response_texts.ts'
import classes from './SimilarPostings.module.css'
import { SpecTitle } from '../SpecTitle.tsx'

/** Postings of the same or an equivalent grade with similar dimensions. */
export function SimilarPostings({ entry, code }: { entry: PostingKindEntry; code: string }) {
  const { t } = useLingui()
  const texts = responseTexts[entry.definition.response]
  const similar = useQuery(similarQuery(entry, code))
  const regions = useRegions()
  if (similar.isError) return null
  return (
    <section className={`${detail.box} ${detail.noPrint}`}>
      <Title order={2} fz="md">
        {t(texts.similar)}
      </Title>
      {similar.isPending && <Skeleton height={180} mt="sm" />}
      {similar.data?.length === 0 && <p className={classes.none}>{t(texts.noneSimilar)}</p>}
      <ul className={classes.list}>
        {similar.data?.map((posting) => (
          <li key={posting.code} className={classes.item}>
            <PostingThumb posting={posting} size="thumb" />
            <div className={classes.text}>
              <Link to={postingPath(posting)} className={classes.link} title={posting.title}>
                <SpecTitle posting={posting} />
              </Link>
              <div className={classes.facts}>
                <Price posting={posting} />
                {posting.region_id !== null && (
                  <span>{nameIn(regions?.path(posting.region_id).slice(0, 3).at(-1), lang)}</span>
                )}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
