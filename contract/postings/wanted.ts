type Asked<U extends string> = {
  quantity?: number | null
  quantity_unit?: U | null
  actual_weight_kg?: number | null
}

/** How much a request looks for; a unit of null is tonnes, for a request that counts no pieces. */
export function wantedOf<U extends string>({
  quantity,
  quantity_unit: unit,
  actual_weight_kg: kg,
}: Asked<U>): { amount: number; unit: U | null } | null {
  if (quantity) return { amount: quantity, unit: unit ?? null }
  return kg ? { amount: Math.round(kg * 1000) / 1e6, unit: null } : null
}
