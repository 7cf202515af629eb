/** Applications for membership as targets of the access table. */
import { membershipApi } from '#contract/membership.ts'
import type { Caller, Target, Targets } from './access_cases.ts'
import type { TestApp } from './app.ts'
import type { Member } from './factory.ts'

/** Sends an application of a company, after withdrawing the one that waits. */
async function applied({ call, raw }: TestApp, { token }: Member): Promise<Partial<Target>> {
  const before = (await call(membershipApi.own, {}, { token })).data.application
  if (before?.state === 'waiting') await raw(membershipApi.withdraw, { params: { id: before.id } }, { token })
  const body = { tier: 'silver' as const, years: 1 as const }
  const { data } = await call(membershipApi.apply, { body }, { token })
  return { id: data.id }
}

/** Returns the targets for a path that concerns membership. */
export function membershipTargets(app: TestApp, mainOf: (caller: Caller) => Member) {
  const foreign = async () => applied(app, await app.make.member())
  const targets: Targets = { own: (caller) => applied(app, mainOf(caller)), foreign, online: foreign }
  // A company has one waiting application at most, so for applying itself there is none.
  return (path: string): Targets | undefined =>
    path.includes('/membership/') ? (path.endsWith('/application/') ? {} : targets) : undefined
}
