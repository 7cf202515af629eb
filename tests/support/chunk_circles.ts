/** Finds built files that import each other in a circle: one of them would run before its imports exist. */
type Imports = Record<string, { file: string; imports?: string[] }>

/** Returns the circles among the static imports in Vite's manifest, each as `a.js → b.js → a.js`. */
export function chunkCircles(manifest: Imports): string[] {
  const found: string[] = []
  const done = new Set<string>()
  const nameOf = (key: string) => manifest[key]?.file ?? key
  const visit = (key: string, way: readonly string[]) => {
    if (way.includes(key)) found.push([...way.slice(way.indexOf(key)), key].map(nameOf).join(' → '))
    if (way.includes(key) || done.has(key)) return
    for (const imported of manifest[key]?.imports ?? []) visit(imported, [...way, key])
    done.add(key)
  }
  for (const key of Object.keys(manifest)) visit(key, [])
  return found
}
