import type { Certification, CreditRating, Membership } from '#contract/enums.ts'

/** What is stored about a company's standing; null for somebody without a company. */
export type StoredStanding = {
  membership: Membership | null
  membership_until: string | Date | null
  certification: Certification | null
  certification_expires_on: string | Date | null
  credit_rating: CreditRating | null
}

/** A company's standing in force at a moment. */
export type Standing = { membership: Membership; certification: Certification; creditRating: CreditRating }

/** The rating of a company that operators have not rated. */
const unrated: CreditRating = 2
const isPast = (time: string | Date | null, now: Date): boolean => time !== null && new Date(time) <= now

/**
 * Returns the standing in force at `now`: a membership or certification past its date is over, whether or not a job has
 * marked it. `standingSql` (standing_store.ts) says the same in SQL; standing.test.ts compares both.
 */
export function standingAt(stored: StoredStanding, now: Date): Standing {
  const certification = stored.certification ?? 'none'
  const isOver = certification === 'certified' && isPast(stored.certification_expires_on, now)
  return {
    membership: isPast(stored.membership_until, now) ? 'none' : (stored.membership ?? 'none'),
    certification: isOver ? 'expired' : certification,
    creditRating: stored.credit_rating ?? unrated,
  }
}

/** Whether operators have excluded the company from trading: a credit rating of 0. */
export const isFrozen = ({ creditRating }: Pick<Standing, 'creditRating'>): boolean => creditRating === 0

/** A certification as others see it: what became of an application is the company's own business. */
export const publicCertification = (certification: Certification): Certification =>
  certification === 'certified' || certification === 'expired' ? certification : 'none'
