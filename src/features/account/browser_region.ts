/** The region that is assumed where a browser names none. */
const home = 'CN'

const regionOf = (tag: string, guesses: boolean): string | undefined => {
  try {
    const locale = new Intl.Locale(tag)
    return (guesses ? locale.maximize() : locale).region
  } catch {
    return undefined
  }
}

/**
 * Returns the country (ISO 3166, two letters) that a browser's languages name: `DE` of `de-DE`. If none names one, it is the
 * country in which most speakers of the first language live.
 */
export function browserRegion(languages: readonly string[]): string {
  const named = languages.map((tag) => regionOf(tag, false)).find((region) => region?.length === 2)
  // Regions with three digits, such as 419 of Latin America, are no countries.
  const region = named ?? regionOf(languages[0] ?? '', true)
  return region?.length === 2 ? region : home
}
