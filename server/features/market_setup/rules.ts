import { setupPermissions, setupSteps, type SetupStep } from '#contract/market_setup.ts'

/** What the database and the configuration say about a market that nobody uses yet. */
export type SetupFacts = {
  site_saved: boolean
  limits_saved: boolean
  /** A test mail was taken by the mail server, or written into the demo's file. */
  mail_sent: boolean
  has_address: boolean
  /** Roles besides those with every permission. */
  roles: number
  /** Operators who are not frozen. */
  operators: number
  has_prices: boolean
  /** Steps that somebody has said to be done. */
  confirmed: readonly string[]
}

const isDone: Record<SetupStep, (facts: SetupFacts) => boolean> = {
  site: ({ site_saved: isSaved }) => isSaved,
  mail: ({ mail_sent: isSent }) => isSent,
  address: ({ has_address: hasAddress }) => hasAddress,
  roles: ({ roles }) => roles > 0,
  people: ({ operators }) => operators > 1,
  catalogue: ({ confirmed }) => confirmed.includes('catalogue'),
  limits: ({ limits_saved: isSaved, confirmed }) => isSaved || confirmed.includes('limits'),
  prices: ({ has_prices: hasPrices, confirmed }) => hasPrices || confirmed.includes('prices'),
  backup: ({ confirmed }) => confirmed.includes('backup'),
}

/** The steps that the permissions allow, in their order; none when all of them are done. */
export function stepsFor(permissions: ReadonlySet<string>, facts: SetupFacts) {
  const steps = setupSteps
    .filter((name) => permissions.has(setupPermissions[name]))
    .map((name) => ({ name, is_done: isDone[name](facts) }))
  return steps.every((step) => step.is_done) ? [] : steps
}

/** Whether somebody with these permissions can do any of the steps. */
export const canSetUp = (permissions: ReadonlySet<string>): boolean =>
  setupSteps.some((name) => permissions.has(setupPermissions[name]))
