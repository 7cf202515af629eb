type Policy = { createScriptURL: (address: string) => unknown }
type Rules = { createScriptURL: (address: string) => string }
/** Trusted Types are not in TypeScript's library, and not in every browser. */
const { trustedTypes } = window as { trustedTypes?: { createPolicy: (name: string, rules: Rules) => Policy } }

/** The only policy that the server's Content-Security-Policy allows. */
const policy = trustedTypes?.createPolicy('forging-market', {
  createScriptURL: (address) => {
    const { protocol, origin } = new URL(address, location.href)
    // A blob has the page's origin, but its script is a string.
    if (protocol !== location.protocol || origin !== location.origin)
      throw new TypeError(`${address} is no script of this site`)
    return address
  },
})

/** The address of one of this site's own scripts, as a trusted type that may run as a worker. */
export const scriptAddress = (address: string): string =>
  (policy?.createScriptURL(address) as string | undefined) ?? address
