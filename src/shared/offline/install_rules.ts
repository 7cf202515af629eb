/** When the install offer may appear. Pure functions. */
const dayMs = 86_400_000
const snoozeMs = 30 * dayMs
const enoughVisits = 3

export type InstallFacts = {
  visits: number
  hasSavedDraft: boolean
  /** Time of the last "not now" by this device's clock, or null. */
  refusedAt: number | null
  isInstalled: boolean
}

/** Shown after the first saved draft or from the third visit on, and not for thirty days after a "not now". */
export function mayOffer(
  { visits, hasSavedDraft, refusedAt, isInstalled }: InstallFacts,
  now: number,
): boolean {
  if (isInstalled || (refusedAt !== null && Math.abs(now - refusedAt) < snoozeMs)) return false
  return hasSavedDraft || visits >= enoughVisits
}

/** Browsers that install only through their own menu. */
export type InstallHelp = 'safari_ios' | 'safari_mac' | 'firefox'

/** For whom a help sheet is shown, or null if the browser offers the installation itself or cannot install. */
export function installHelp(userAgent: string, touchPoints: number): InstallHelp | null {
  if (/Firefox\//.test(userAgent)) return 'firefox'
  if (!/Safari\//.test(userAgent) || /Chrome|Chromium|Edg\//.test(userAgent)) return null
  return touchPoints > 1 ? 'safari_ios' : 'safari_mac'
}
