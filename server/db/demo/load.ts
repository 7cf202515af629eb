import type { Deps } from '#server/http/deps.ts'
import type { Database } from '../client.ts'
import { account, upload } from '../tables.ts'
import { insertActivity } from './activity.ts'
import { insertConversations } from './conversations.ts'
import { storeDrawings } from './drawings.ts'
import { demoPassword, insertPeople } from './people.ts'
import { storePictures } from './pictures.ts'
import { insertQuotes } from './quotes.ts'
import { insertSearches } from './searches.ts'
import { insertRequests } from './request_postings.ts'
import { insertSpotPostings } from './spot_postings.ts'

/** What the start of the demo tells its user. */
export const demoSignIns = `
Demo accounts (password ${demoPassword}):
  operator@demo.test  operator with every permission
  gold@demo.test      main account of a certified gold company
  staff@demo.test     its staff, publishing only
  silver@demo.test    main account of a certified silver company
  buyer@demo.test     main account of a certified company without membership
  new@demo.test       registered, no company information yet

`

/**
 * Fills a new, empty market with invented companies, stock and dealings, the same everywhere, with dates relative to
 * now. Does nothing, and answers false, when there is already an account.
 */
export async function loadDemo(database: Database, deps: Pick<Deps, 'storage' | 'clock'>): Promise<boolean> {
  const [known] = await database.orm.select({ id: account.id }).from(account).limit(1)
  if (known) return false
  const now = deps.clock()
  const pictures = await storePictures(deps.storage)
  const drawings = await storeDrawings(deps.storage)
  await database.orm.transaction(async (tx) => {
    const people = await insertPeople(tx, now)
    await tx.insert(upload).values(
      [...pictures, ...drawings].map((picture) => ({
        address: picture.address,
        account_id: people.operatorId,
        usage: 'posting',
        file_type: 'image',
        size: picture.size,
        created_at: now,
      })),
    )
    const postings = await insertSpotPostings(tx, { people, pictures, now })
    await insertRequests(tx, { people, drawings, now })
    await insertQuotes(tx, { people, now })
    await insertActivity(tx, { people, postings, now })
    await insertConversations(tx, { people, pictures, now })
    await insertSearches(tx, people, now)
  })
  return true
}
