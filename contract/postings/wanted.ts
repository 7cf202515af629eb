type Asked<U extends string> = {
  quantity?: number | null
  quantity_unit?: U | null
  actual_weight_kg?: number | null
}

/** The requested quantity; a null unit stands for tonnes, for a request without a number of pieces. */
export function wantedOf<U extends string>({
  quantity,
  quantity_unit: unit,
  actual_weight_kg: kg,
}: Asked<U>): { amount: number; unit: U | null } | null {
  if (quantity) return { amount: quantity, unit: unit ?? null }
  return kg ? { amount: Math.round(kg * 1000) / 1e6, unit: null } : null
}
