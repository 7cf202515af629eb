import type { Deps } from '#server/http/deps.ts'
import type { Database } from '../client.ts'
import { account } from '../tables.ts'
import { demoPassword } from './people.ts'

/** What the start of the demo reports to its user. */
export const demoSignIns = `
Demo accounts (password ${demoPassword}):
  operator@demo.test  operator with every permission
  review@demo.test    operator who reviews stock, requests and group buys
  gold@demo.test      main account of a certified gold company
  staff@demo.test     its staff, publishing only
  office@demo.test    its staff, who manages staff and publishes nothing
  silver@demo.test    main account of a certified silver company
  buyer@demo.test     main account of a certified company without membership
  new@demo.test       registered, no company information yet

`

/** Fills a new, empty market (`fill.ts`). Returns false without doing anything when there is already an account. */
export async function loadDemo(database: Database, deps: Pick<Deps, 'storage' | 'clock'>): Promise<boolean> {
  const [known] = await database.orm.select({ id: account.id }).from(account).limit(1)
  if (known) return false
  // Imported only at the first start: later ones need neither its texts nor the code that draws its pictures.
  const { fillDemo } = await import('./fill.ts')
  await fillDemo(database, deps)
  return true
}
