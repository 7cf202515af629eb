/** Returns a form of a heading that is equal for all spellings: without full-width characters, case, blanks, punctuation, the mark for "required" and units in brackets. */
export const foldHeading = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    // Capitals of Turkish lists: AĞIRLIK is ağırlık.
    .replaceAll('ı', 'i')
    .replace(/[([【（][^)\]】）]*[)\]】）]?/g, '')
    .replace(/[^\p{L}\p{N}φ]+/gu, '')
    .slice(0, 80)
