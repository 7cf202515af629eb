import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import type { PackageKind } from '#contract/app_edition.ts'
import { Problem } from '#server/http/problem.ts'

/** The file that every package of a kind has at its top. */
const manifests: Record<PackageKind, string> = { apk: 'AndroidManifest.xml', wgt: 'manifest.json' }
/** No manifest is larger (bytes); one that says so is not unpacked. */
const largest = 4 * 1024 * 1024

export const isPackage = (extension: string): extension is PackageKind => Object.hasOwn(manifests, extension)

/** Throws unless the file is a complete zip archive with the manifest of its kind at the top. */
export async function requireManifest(file: string, kind: PackageKind): Promise<void> {
  const name = manifests[kind]
  if (!hasFile(await readFile(file), name))
    throw new Problem('package_content', { values: { kind, file: name } })
}

function hasFile(bytes: Uint8Array, wanted: string): boolean {
  try {
    const found = unzipSync(bytes, {
      filter: ({ name, originalSize }) => name === wanted && originalSize <= largest,
    })
    return (found[wanted]?.length ?? 0) > 0
  } catch {
    // A damaged archive, whatever is wrong with it.
    return false
  }
}
