import { postingStates } from './states.ts'

/** Parts of the own list: the states, and of those online the ones that end within three days. */
export const ownTabs = [...postingStates, 'expiring'] as const
export type OwnTab = (typeof ownTabs)[number]

const adminSorts = ['submitted_time', 'published_time', 'company', 'weight', 'price', 'view_count'] as const
export type AdminSort = (typeof adminSorts)[number]
/** Orders of the list in the back office; what a posting lacks comes last in either direction. */
export const adminOrderings = adminSorts.flatMap((name) => [name, `-${name}`] as const)
export type AdminOrdering = (typeof adminOrderings)[number]
