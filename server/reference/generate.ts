import { writeFileSync } from 'node:fs'
import { buildCountries } from './buildCountries.ts'
import { buildRegions } from './buildRegions.ts'

/** Generates the reference lists from the data packages; run it after updating one of them. */
function write(name: string, rows: readonly unknown[]): void {
  const lines = rows.map((row) => JSON.stringify(row)).join(',\n')
  writeFileSync(new URL(`../../contract/reference/${name}`, import.meta.url), `[\n${lines}\n]\n`)
}

write('regions.gen.json', buildRegions())
write('countries.gen.json', buildCountries())
