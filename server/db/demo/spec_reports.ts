import { parseSpec } from '#contract/steel/spec_parser.ts'
import { readingText } from '#contract/steel/reading_text.ts'
import type { Bilingual } from '#contract/steel/spec_line.ts'
import { lineKey } from '#server/features/spec_report/rules.ts'
import type { DbOrTx } from '../client.ts'
import { specReport } from '../spec_report_tables.ts'

const day = 86_400_000

type Told = {
  line: string
  notes: string
  count: number
  /** Days before now of the first and the last report. */
  first: number
  last: number
  state?: 'open' | 'solved' | 'no_mistake'
  /** What an earlier reader made of it; without it what today's does. */
  reading?: Bilingual
  operatorNote?: string
}

const told: readonly Told[] = [
  {
    line: 'H13 方料 300x400x2000 随炉料 （演示）',
    notes: '随炉料 means offcut of the same heat (demo)\n是余料（演示）',
    count: 4,
    first: 9,
    last: 1,
  },
  {
    line: '42CrMo 12" x 6m round bar (demo)',
    notes: '12 inches, not 12 mm (demo)',
    count: 7,
    first: 20,
    last: 5,
    reading: { zh: '牌号 42CrMo；圆棒 φ12×6000', en: 'grade 42CrMo; round bar φ12×6000' },
  },
  {
    line: '大圆钢 便宜卖（演示）',
    notes: '',
    count: 1,
    first: 12,
    last: 12,
    state: 'no_mistake',
    operatorNote: '没有尺寸，无法识别（演示） · No dimensions to read (demo)',
  },
]

/** Inserts invented lines that people reported as read wrongly. */
export async function insertSpecReports(tx: DbOrTx, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * day)
  await tx.insert(specReport).values(
    told.map(({ line, notes, count, first, last, state = 'open', reading, operatorNote }) => {
      const { zh, en } = reading ?? readingText(parseSpec(line))
      return {
        line_key: lineKey(line),
        line,
        state,
        reading_zh: zh,
        reading_en: en,
        notes,
        count,
        operator_note: operatorNote ?? null,
        created_at: ago(first),
        updated_at: ago(first),
        last_at: ago(last),
      }
    }),
  )
}
