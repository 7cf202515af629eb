import type { Deps } from '#server/http/deps.ts'
import type { Database } from '../client.ts'
import { upload } from '../upload_tables.ts'
import { insertActivity } from './activity.ts'
import { insertCertifications } from './certifications.ts'
import { insertConversations } from './conversations.ts'
import { insertDeals } from './deals.ts'
import { drawInChildProcess } from './draw_pictures.ts'
import { insertOperatorContent } from './operator_content.ts'
import { recordOperatorWrites } from './operator_writes.ts'
import { insertFreight } from './freight.ts'
import { insertMemberships } from './memberships.ts'
import { insertPeople } from './people.ts'
import { insertPrices } from './prices.ts'
import { insertQuotes } from './quotes.ts'
import { insertSearches } from './searches.ts'
import { insertRequests } from './request_postings.ts'
import { insertSpotPostings } from './spot_postings.ts'
import { insertInvitations } from './staff.ts'
import { insertTemplates } from './templates.ts'

/**
 * Fills an empty market with invented companies, stock and dealings, identical on every machine, with dates relative
 * to now.
 */
export async function fillDemo(database: Database, deps: Pick<Deps, 'storage' | 'clock'>): Promise<void> {
  const now = deps.clock()
  const { pictures, drawings, adPictures, license } = await drawInChildProcess(deps.storage)
  await database.orm.transaction(async (tx) => {
    const people = await insertPeople(tx, now)
    await tx.insert(upload).values(
      [
        ...[...pictures, ...drawings].map((picture) => ({ ...picture, usage: 'posting' })),
        ...adPictures.map((picture) => ({ ...picture, usage: 'admin' })),
        { ...license, usage: 'company' },
      ].map(({ address, size, usage }) => ({
        address,
        account_id: people.operatorId,
        usage,
        file_type: 'image',
        size,
        created_at: now,
      })),
    )
    await insertMemberships(tx, people, now)
    const postings = await insertSpotPostings(tx, { people, pictures, now })
    await insertRequests(tx, { people, drawings, now })
    await insertQuotes(tx, { people, now })
    await insertActivity(tx, { people, postings, now })
    await insertDeals(tx)
    await insertFreight(tx, people, now)
    await insertConversations(tx, { people, pictures, now })
    await insertSearches(tx, people, now)
    await insertInvitations(tx, people, now)
    await insertTemplates(tx, people, now)
    await insertPrices(tx, now)
    const kept = [
      ...(await insertOperatorContent(tx, { adPictures, now })),
      ...(await insertCertifications(tx, { people, license, now })),
    ]
    await recordOperatorWrites(tx, { operatorId: people.operatorId, kept })
  })
}
