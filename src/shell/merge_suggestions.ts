const most = 8

/** Names that contain what was typed, then the server's completions, each once, at most eight. */
export function mergeSuggestions(
  typed: string,
  names: readonly string[],
  completions: readonly string[],
): string[] {
  const wanted = typed.trim().toLowerCase()
  const known = wanted === '' ? names : names.filter((name) => name.toLowerCase().includes(wanted))
  return [...new Set([...completions, ...known])]
    .filter((name) => name.toLowerCase() !== wanted)
    .slice(0, most)
}
