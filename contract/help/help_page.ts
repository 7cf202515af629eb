/** What a help page is, and how one is found. */
import type { Lang } from '../enums.ts'
import type { RichText } from '../rich_text.ts'
import { plainOf } from '../rich_text_read.ts'
import { richTextOf } from '../rich_text_lines.ts'

export type HelpPage<K extends string = string> = {
  /** Its name in addresses. */
  key: K
  /** Beginnings of the addresses of the pages that it explains. */
  explains: readonly string[]
  title: Record<Lang, string>
  text: Record<Lang, RichText>
}

type Written<K extends string> = Omit<HelpPage<K>, 'text'> & { text: Record<Lang, string> }

/** A help page whose texts are written in the lines of `richTextOf`. */
export const helpPage = <const K extends string>({ text: { zh, en }, ...rest }: Written<K>): HelpPage<K> => ({
  ...rest,
  text: { zh: richTextOf(zh), en: richTextOf(en) },
})

/** Whether `path` is that of `beginning` or below it; a part like `$code` stands for any. */
function isBelow(path: string, beginning: string): boolean {
  const parts = path.split('/')
  return beginning.split('/').every((part, at) => part === parts[at] || (part.startsWith('$') && parts[at]))
}

/** The page that explains what is at `path`; of two the one that names more of it. */
export function explaining(pages: readonly HelpPage[], path: string): HelpPage | undefined {
  const fits = pages.flatMap((page) =>
    page.explains.filter((one) => isBelow(path, one)).map((one) => ({ page, length: one.length })),
  )
  return fits.toSorted((one, other) => other.length - one.length)[0]?.page
}

const compared = (text: string) => text.normalize('NFKC').toLowerCase()

/** The pages that contain every word in either language; those with all of them in the title first. */
export function searchHelp(pages: readonly HelpPage[], keyword: string): HelpPage[] {
  const words = compared(keyword).split(/\s+/).filter(Boolean)
  const hasAll = (text: string) => words.every((word) => compared(text).includes(word))
  const titleOf = ({ title }: HelpPage) => `${title.zh}\n${title.en}`
  const found = pages.filter((page) =>
    hasAll(`${titleOf(page)}\n${plainOf(page.text.zh)}\n${plainOf(page.text.en)}`),
  )
  return [...found.filter((page) => hasAll(titleOf(page))), ...found.filter((page) => !hasAll(titleOf(page)))]
}
