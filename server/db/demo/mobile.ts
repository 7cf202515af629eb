/** Mobile numbers that no operator assigns, so they belong to nobody. */
export const mobileOf = (place: number): string => `+8619900000${String(place).padStart(3, '0')}`
