import type { Deps } from '#server/http/deps.ts'
import type { Database } from '../client.ts'
import { upload } from '../upload_tables.ts'
import { insertActivity } from './activity.ts'
import { insertEditions } from './app_editions.ts'
import { certificateHash, insertCertificates } from './certificates.ts'
import { insertCertifications } from './certifications.ts'
import { insertConversations } from './conversations.ts'
import { insertDeals } from './deals.ts'
import { drawInChildProcess } from './draw_pictures.ts'
import { insertOperatorContent } from './operator_content.ts'
import { recordOperatorWrites } from './operator_writes.ts'
import { insertFailedJobs } from './failed_jobs.ts'
import { insertThreads } from './forum.ts'
import { insertFreight } from './freight.ts'
import { insertInspections } from './inspections.ts'
import { insertMarketPrices } from './market_prices.ts'
import { insertMemberships } from './memberships.ts'
import { insertPeople } from './people.ts'
import { insertPrices } from './prices.ts'
import { insertQuotes } from './quotes.ts'
import { insertSearches } from './searches.ts'
import { insertRequests } from './request_postings.ts'
import { insertSpotPostings } from './spot_postings.ts'
import { insertInvitations } from './staff.ts'
import { insertSpecReports } from './spec_reports.ts'
import { insertSuppliers } from './suppliers.ts'
import { insertTemplates } from './templates.ts'

type Made = { address: string; size: number; usage: string; sha256?: string | null }

/**
 * Fills an empty market with invented companies, stock and dealings, identical on every machine, with dates relative
 * to now.
 */
export async function fillDemo(database: Database, deps: Pick<Deps, 'storage' | 'clock'>): Promise<void> {
  const now = deps.clock()
  const { pictures, drawings, adPictures, license, report, certificate } = await drawInChildProcess(
    deps.storage,
  )
  await database.orm.transaction(async (tx) => {
    const people = await insertPeople(tx, now)
    await tx.insert(upload).values(
      [
        ...[...pictures, ...drawings].map((picture) => ({ ...picture, usage: 'posting' })),
        ...adPictures.map((picture) => ({ ...picture, usage: 'admin' })),
        { ...license, usage: 'company' },
        { ...report, usage: 'certificate' },
        { ...certificate, usage: 'certificate', sha256: certificateHash },
      ].map(({ address, size, usage, sha256 = null }: Made) => ({
        address,
        account_id: people.operatorId,
        usage,
        file_type: 'image',
        size,
        sha256,
        created_at: now,
      })),
    )
    await insertMemberships(tx, people, now)
    const postings = await insertSpotPostings(tx, { people, pictures, now })
    await insertCertificates(tx, { people, pictures, certificate, now })
    await insertRequests(tx, { people, drawings, now })
    await insertQuotes(tx, { people, now })
    await insertActivity(tx, { people, postings, now })
    await insertDeals(tx)
    await insertFreight(tx, people, now)
    await insertConversations(tx, { people, pictures, now })
    await insertSearches(tx, people, now)
    await insertInvitations(tx, people, now)
    await insertTemplates(tx, people, now)
    await insertThreads(tx, people, now)
    await insertPrices(tx, now)
    await insertFailedJobs(tx)
    await insertSpecReports(tx, now)
    const kept = [
      ...(await insertOperatorContent(tx, { adPictures, now })),
      ...(await insertEditions(tx, { operatorId: people.operatorId, storage: deps.storage, now })),
      ...(await insertMarketPrices(tx, now)),
      ...(await insertCertifications(tx, { people, license, now })),
      ...(await insertInspections(tx, { people, postings, report, now })),
      ...(await insertSuppliers(tx, { people, license, now })),
    ]
    await recordOperatorWrites(tx, { operatorId: people.operatorId, kept })
  })
}
