type Hints = { userAgentData?: { mobile: boolean } }

/** Whether the page runs in a telephone's or tablet's browser. */
export function isMobileBrowser(given: { userAgent: string } & Hints = navigator): boolean {
  const named = /Android|iPhone|iPad|iPod|HarmonyOS|Mobile/i.test(given.userAgent)
  return named || (given.userAgentData?.mobile ?? false)
}
