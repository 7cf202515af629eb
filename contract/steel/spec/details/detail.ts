// What a stock line says of a lot beside its piece: price, heat, maker, papers, tests, kind of stock, surface, place.
import type { Surface } from '../../surfaces.ts'

export type PriceBasis = 'per_t' | 'per_kg' | 'per_piece'
export type PriceCurrency = 'CNY' | 'USD' | 'EUR'
type DeliveryTerm = 'ex_works' | 'fob' | 'cif'

/** A price as it is written; what the line does not say is not filled in, and without a basis the person is asked. */
export type SpecPrice = {
  amount: number
  basis?: PriceBasis
  currency?: PriceCurrency
  tax?: 0 | 1
}

export type TestMethod = 'UT' | 'MT' | 'PT' | 'RT'
/** A non-destructive test: its methods, and the standard and the class of it. */
export type SpecTest = { methods: TestMethod[]; standard?: string; level?: string }
export type CertificateType = '2.1' | '2.2' | '3.1' | '3.2'

export type LotDetails = {
  price?: SpecPrice
  terms?: DeliveryTerm
  heat?: string
  /** A listed mill by its name in the writer's script, another as it is written. */
  mill?: string
  certificate?: CertificateType
  /** A mill certificate, of whatever type. */
  hasWarranty?: true
  ndt?: SpecTest
  /** 1 prime, 2 remnant. */
  character?: 1 | 2
  surface?: Surface
  /** Where the lot lies, as it is written. */
  place?: string
}

/** A part of the text that says one of these; without a value, a part that is known to be none of the piece's numbers. */
export type Detail = { start: number; end: number; says?: LotDetails }

export type DetailFinder = (text: string) => Detail[]

/** Words of several languages as alternatives of a pattern. */
export const wordsOf = (table: Readonly<Record<string, string>>): string => Object.values(table).join('|')
