/** Which built files of the page need each other in a circle: some of them would run before what they use exists. */
type Imports = Record<string, { file: string; imports?: string[] }>

/** Circles among the static imports of vite's manifest, each as `a.js → b.js → a.js`; none is as it should be. */
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
