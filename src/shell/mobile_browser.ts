type Hints = { userAgentData?: { mobile: boolean } }

/** Returns whether the page runs in the browser of a phone or tablet. */
export function isMobileBrowser(given: { userAgent: string } & Hints = navigator): boolean {
  const named = /Android|iPhone|iPad|iPod|HarmonyOS|Mobile/i.test(given.userAgent)
  return named || (given.userAgentData?.mobile ?? false)
}
