import { quotation } from '#contract/postings/quotation.ts'
import type { DbOrTx } from '../client.ts'
import { commonBars } from './common_bars.ts'
import { insertPostings, type StoredPosting } from './insert_postings.ts'
import type { DemoPeople } from './people.ts'
import type { DemoPicture } from './pictures.ts'
import { seeded } from './random.ts'
import { planPostings } from './spot_plan.ts'
import type { Photos, Values } from './spot_values.ts'

/** Inserts the demo's spot postings; returns them with their ids. */
export function insertSpotPostings(
  tx: DbOrTx,
  given: { people: DemoPeople; pictures: readonly DemoPicture[]; now: Date },
): Promise<StoredPosting<Values>[]> {
  const { people, now } = given
  const random = seeded(2_026)
  const photos: Photos = (shape) =>
    given.pictures.filter((picture) => picture.shape === shape).map((picture) => picture.address)
  const plan = { now, random, photos }
  const planned = [...planPostings(plan), ...commonBars(plan)]
  return insertPostings(tx, { definition: quotation, planned, people, random, now })
}
