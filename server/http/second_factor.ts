/** The second factor of the back office (decision 085): which calls wait until a session has proved it. */
import type { Endpoint } from '#contract/endpoint.ts'
import { adminPermissions } from '#contract/permissions.ts'
import type { Deps } from './deps.ts'
import { Problem } from './problem.ts'
import type { Actor } from './session.ts'

export type SecondFactorPolicy = Deps['config']['backOfficeSecondFactor']
type Prover = Pick<Actor, 'isBackend' | 'secondFactor'>

/** Whether the session of a back-office user still has to prove the second factor. */
export const needsProof = ({ isBackend, secondFactor }: Prover, policy: SecondFactorPolicy): boolean =>
  isBackend && !secondFactor.isProved && (policy === 'required' || secondFactor.hasApp)

const isOfBackOffice = ({ path, access }: Pick<Endpoint, 'path' | 'access'>): boolean =>
  path.startsWith('/api/admin/') || (adminPermissions as readonly string[]).includes(access)

/**
 * Returns the actor that a handler gets: before the proof one without the permissions of the back office, so that public
 * calls show no more than to anybody else. Throws `second_factor_needed` for a call of the back office.
 */
export function asProved<A extends Actor>(
  endpoint: Pick<Endpoint, 'path' | 'access'>,
  actor: A,
  policy: SecondFactorPolicy,
): A {
  if (!needsProof(actor, policy)) return actor
  if (isOfBackOffice(endpoint)) throw new Problem('second_factor_needed')
  return { ...actor, permissions: new Set() }
}
