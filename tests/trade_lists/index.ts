import { CHINESE_MANNERS } from './manners_zh.ts'
import { CHINESE_PROGRAM_MANNERS } from './manners_zh_more.ts'
import { TAIWAN_MANNERS } from './manners_zh_hant.ts'
import { BRITISH_MANNERS } from './manners_gb.ts'
import { INDIAN_MANNERS } from './manners_in.ts'
import { AMERICAN_MANNERS } from './manners_us.ts'
import { GERMAN_MANNERS } from './manners_de.ts'
import { FRENCH_MANNERS } from './manners_fr.ts'
import { ITALIAN_MANNERS } from './manners_it.ts'
import { SPANISH_MANNERS } from './manners_es.ts'
import { RUSSIAN_MANNERS } from './manners_ru.ts'
import { TURKISH_MANNERS } from './manners_tr.ts'
import { JAPANESE_MANNERS } from './manners_ja.ts'
import { KOREAN_MANNERS } from './manners_ko.ts'
import { EASTERN_MARKETS } from './markets_east.data.ts'
import { WESTERN_MARKETS } from './markets_west.data.ts'
import { drawPieces } from './pieces.ts'
import { Random } from './random.ts'
import { writeTable } from './table.ts'
import type { Language, Manner, Market, TradeList } from './types.ts'

const MARKETS: Readonly<Record<Language, Market>> = { ...EASTERN_MARKETS, ...WESTERN_MARKETS }

const MANNERS: readonly Manner[] = [
  ...CHINESE_MANNERS,
  ...CHINESE_PROGRAM_MANNERS,
  ...TAIWAN_MANNERS,
  ...BRITISH_MANNERS,
  ...INDIAN_MANNERS,
  ...AMERICAN_MANNERS,
  ...GERMAN_MANNERS,
  ...FRENCH_MANNERS,
  ...ITALIAN_MANNERS,
  ...SPANISH_MANNERS,
  ...RUSSIAN_MANNERS,
  ...TURKISH_MANNERS,
  ...JAPANESE_MANNERS,
  ...KOREAN_MANNERS,
]

/** Lists of one manner in a seed. */
const OF_EACH = 4

/**
 * Writes stock lists as sellers of thirteen languages write them: about 270 lists with some 2,000 lots, the same ones for the same seed.
 * Each row of a list says which lot its writer meant, with weights and prices as they are rounded in the list, and what the list leaves open.
 */
export function tradeLists(seed: number): TradeList[] {
  return MANNERS.flatMap((manner) =>
    Array.from({ length: OF_EACH }, (_, copy) => {
      const random = new Random(seed, `${manner.name} ${String(copy)}`)
      const written = writeTable(manner, drawPieces(MARKETS[manner.language], manner.wish, random))
      return {
        name: `${manner.name} (${String(copy + 1)})`,
        language: manner.language,
        source: manner.source,
        ...written,
      }
    }),
  )
}
