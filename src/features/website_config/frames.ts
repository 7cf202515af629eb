import type { ComponentType, ReactNode } from 'react'
import type { PostingThumb } from '#features/postings/index.ts'
import type { SearchSection } from '#contract/enums.ts'

/** Parts of other pages that show the settings; the route hands them in for the previews. */
export type Frames = {
  Footer: ComponentType
  ServiceCard: ComponentType
  SearchForm: ComponentType<{
    section: SearchSection
    initial: string
    searchFor: (keyword: string) => void
    children: ReactNode
  }>
  PostingThumb: ComponentType<{
    posting: Parameters<typeof PostingThumb>[0]['posting']
    size: 'card'
    preferPhoto: boolean
  }>
}
