type Policy = { createScriptURL: (address: string) => unknown }
type Rules = { createScriptURL: (address: string) => string }
/** Trusted Types are not in TypeScript's library, and not in every browser. */
const { trustedTypes } = window as { trustedTypes?: { createPolicy: (name: string, rules: Rules) => Policy } }

/** The one policy that the server's Content-Security-Policy names. */
const policy = trustedTypes?.createPolicy('forging-market', {
  createScriptURL: (address) => {
    const { protocol, origin } = new URL(address, location.href)
    // The origin of a blob is the page's, but its script is a string.
    if (protocol !== location.protocol || origin !== location.origin)
      throw new TypeError(`${address} is no script of this site`)
    return address
  },
})

/** Address of one of this site's own scripts, marked as one that may run as a worker. */
export const scriptAddress = (address: string): string =>
  (policy?.createScriptURL(address) as string | undefined) ?? address
