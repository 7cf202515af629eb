import type { Reply } from '#contract/endpoint.ts'
import type { productCategoryApi } from '#contract/product_category.ts'

export type Material = Reply<typeof productCategoryApi.get>['material'][number]
/** A grade that matches a text; `via` is the equivalent name by which it was found. */
export type MaterialHit = { material: Material; via?: Material['equivalents'][number] }

/** Returns a form of a grade's name that is equal for all spellings: without case, spaces, hyphens and full-width characters. */
export const foldMaterial = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\-‐‑‒–—−]+/gu, '')

/** Returns 0 if `text` is the whole name, 1 for its beginning, 2 for another part of it, 3 for no match. */
function rank(name: string, text: string): number {
  const folded = foldMaterial(name)
  if (folded === text) return 0
  if (folded.startsWith(text)) return 1
  return folded.includes(text) ? 2 : 3
}

/** Finds grades by name, by the name of an equivalent, or by title; best match first. */
export function findMaterials(materials: readonly Material[], typed: string, limit: number): MaterialHit[] {
  const text = foldMaterial(typed)
  if (!text) return []
  const hits: { hit: MaterialHit; rank: number }[] = []
  for (const material of materials) {
    const own = Math.min(rank(material.name, text), rank(material.title, text) + 0.5)
    let best: { hit: MaterialHit; rank: number } = { hit: { material }, rank: own }
    for (const via of material.equivalents) {
      const other = rank(via.name, text) + (via.kind === 'exact' ? 0.1 : 0.2)
      if (other < best.rank) best = { hit: { material, via }, rank: other }
    }
    if (best.rank < 3) hits.push(best)
  }
  hits.sort((a, b) => a.rank - b.rank || a.hit.material.name.length - b.hit.material.name.length)
  return hits.slice(0, limit).map(({ hit }) => hit)
}

/**
 * Returns the other names of a grade: exact equivalents, which a search includes, and comparable ones, which it does
 * not. Rows that name each other as exact equivalents count as one grade.
 */
export function equivalentsOf(
  materials: readonly Material[],
  name: string,
): { exact: string[]; comparable: string[] } {
  const exact = new Map([[foldMaterial(name), name]])
  const isSame = (material: Material) =>
    [material.name, ...namesOf(material, 'exact')].some((other) => exact.has(foldMaterial(other)))
  for (let known = 0; known < exact.size;) {
    known = exact.size
    for (const material of materials.filter(isSame)) {
      for (const other of [material.name, ...namesOf(material, 'exact')]) {
        if (!exact.has(foldMaterial(other))) exact.set(foldMaterial(other), other)
      }
    }
  }
  const near = new Map<string, string>()
  for (const material of materials) {
    const others = isSame(material)
      ? namesOf(material, 'comparable')
      : namesOf(material, 'comparable').some((other) => exact.has(foldMaterial(other)))
        ? [material.name]
        : []
    for (const other of others) if (!exact.has(foldMaterial(other))) near.set(foldMaterial(other), other)
  }
  exact.delete(foldMaterial(name))
  return { exact: [...exact.values()], comparable: [...near.values()] }
}

const namesOf = (material: Material, kind: 'exact' | 'comparable'): string[] =>
  material.equivalents.filter((one) => one.kind === kind).map((one) => one.name)

/** The density that the trade assumes for unknown grades, in g/cm³. */
const usualDensity = 7.85

/** Returns the density of a grade in g/cm³, found by any of its exact names. */
export function densityOf(materials: readonly Material[], name: string): number {
  const folded = foldMaterial(name)
  const found =
    materials.find((one) => foldMaterial(one.name) === folded) ??
    materials.find((one) => namesOf(one, 'exact').some((other) => foldMaterial(other) === folded))
  return found?.density ?? usualDensity
}
