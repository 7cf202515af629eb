import * as z from 'zod/mini'
import { numberedPages } from '../endpoint.ts'
import { sought } from '../text.ts'
import { postingStates } from './states.ts'

/** Tabs of the own list: the states, and online postings that end within three days. */
export const ownTabs = [...postingStates, 'expiring'] as const
export type OwnTab = (typeof ownTabs)[number]

/** `FIRST-LAST` in seconds since 1970. */
export const endsBetween = z.string().check(z.regex(/^\d{1,10}-\d{1,10}$/))

const adminSorts = ['submitted_time', 'published_time', 'company', 'weight', 'price', 'view_count'] as const
export type AdminSort = (typeof adminSorts)[number]
/** Sort orders of the list in the back office; missing values come last in either direction. */
export const adminOrderings = adminSorts.flatMap((name) => [name, `-${name}`] as const)
export type AdminOrdering = (typeof adminOrderings)[number]

/**
 * Number of postings in each state, and `all` of them: an online posting with an edit in review counts in both
 * states, but once in all.
 */
export const stateCounts = z.record(z.string(), z.int())
export const tableFilters = { keyword: z.optional(sought(100)), ...numberedPages }
