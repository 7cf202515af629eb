// Grades that are written with blanks between their parts (`42 CrMo 4`, `45 号 钢`), as in old catalogues and by hand.
import { findGrade } from '../grades.ts'

const element = 'cr|mo|ni|mn|si|ti|al|nb|co|cu|pb|v|w|b|n|s'
/** A carbon content, symbols of at least two letters, and perhaps the last figure of a European name. */
const spaced = new RegExp(
  String.raw`(?<![\w.\-φ×/])(X\s?)?(\d{1,3})(\s*)((?=\p{L}{2})(?:(?:${element})\d{0,2})+[ae]?)(?![\p{L}\d])` +
    // A figure that counts, measures or goes on as a size is not the name's.
    String.raw`((\s*)(\d{1,2}(?:-\d{1,2})*)(?![\d.,×x*φ]|\s*(?:[×x*φ.,\d]|mm|cm|m\b|kg|t\b|pcs?|件|支|根|块|个|吨|公斤|千克)))?`,
  'giu',
)

/**
 * Closes the gaps within grades. Only what names a listed grade then is closed, so that a number beside a word stays what
 * it is.
 */
export const closeSpacedGrades = (text: string): string =>
  text
    .replace(spaced, (written, ...parts: (string | undefined)[]) => {
      const [x = '', carbon = '', , symbols = '', tail = ''] = parts
      const short = `${x.trim()}${carbon}${symbols}`
      const long = `${short}${tail.trim()}`
      if (tail && findGrade(long)) return long
      return findGrade(short) ? `${short}${tail}` : written
    })
    .replace(/(?<![\d.×φ])(\d{2})\s+号(\s*)(?=钢|\s|$)/g, '$1号')
    .replace(/(?<=\d号)\s+钢(?!\p{Script=Han})/gu, '钢')
