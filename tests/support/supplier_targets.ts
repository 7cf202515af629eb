/** Supplier profiles as targets of the access table. */
import type { Caller, Targets } from './access_cases.ts'
import type { TestApp } from './app.ts'
import type { Member } from './factory.ts'
import { supplierScene } from './good_business.ts'

/** Returns the targets for a path that concerns preferred suppliers. */
export async function supplierTargets(app: TestApp, mainOf: (caller: Caller) => Member) {
  const { apply, list, certificateFile } = await supplierScene(app)
  const waiting = async () => ({ id: (await apply(await app.make.certified())).id })
  const listed = async () => ({ id: await list(await app.make.certified()) })
  const sent: Targets = {
    own: async (caller) => ({ id: (await apply(mainOf(caller))).id }),
    foreign: waiting,
    online: waiting,
  }
  const files: Targets = { own: async (caller) => ({ code: await certificateFile(mainOf(caller)) }) }
  return (path: string): Targets => {
    if (path === '/api/backend/good_business/') return files
    return path.endsWith('/sponsor/') ? { foreign: listed, online: listed } : sent
  }
}
