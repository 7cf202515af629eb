const maxSuggestions = 8

/** Returns the server's completions, then the names that contain the typed text; each once, at most eight. */
export function mergeSuggestions(
  typed: string,
  names: readonly string[],
  completions: readonly string[],
): string[] {
  const wanted = typed.trim().toLowerCase()
  const known = wanted === '' ? names : names.filter((name) => name.toLowerCase().includes(wanted))
  return [...new Set([...completions, ...known])]
    .filter((name) => name.toLowerCase() !== wanted)
    .slice(0, maxSuggestions)
}
