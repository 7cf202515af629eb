/** One fact of one posting; facts of the same name form one line. */
export type Fact = { name: string; label: string; text: string }
export type CompareRow = { name: string; label: string; texts: string[]; differs: boolean }

/**
 * Returns the facts of several postings line by line, in the order in which they first occur. A posting without a fact
 * has an empty text in its line. `differs` is true if not all texts of the line are equal.
 */
export function compareRows(columns: readonly (readonly Fact[])[]): CompareRow[] {
  const labels = new Map<string, string>()
  for (const column of columns)
    for (const { name, label, text } of column) if (text !== '' && !labels.has(name)) labels.set(name, label)
  return [...labels].map(([name, label]) => {
    const texts = columns.map((column) => column.find((fact) => fact.name === name)?.text ?? '')
    return { name, label, texts, differs: new Set(texts).size > 1 }
  })
}
