import type { PostingRow } from '#contract/postings/views.ts'

/** The picture of a posting for previews: its drawing with dimensions, else its photo; undefined without either. */
export const picturePath = ({
  kind,
  code,
  shape,
  dims,
  photo,
}: Pick<PostingRow, 'kind' | 'code' | 'shape' | 'dims' | 'photo'>): string | undefined => {
  if (shape && dims && shape !== 'drawing') return `/og/${kind}/${code}.png`
  return photo?.startsWith('/uploads/') ? photo : undefined
}
