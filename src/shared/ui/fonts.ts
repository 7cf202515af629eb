/** The fonts of the page, in the order in which the browser looks a character up. */
import type { Lang } from '#contract/enums.ts'

const system = ['-apple-system', '"Segoe UI"', 'Roboto']
const chinese = ['"PingFang SC"', '"Microsoft YaHei"', '"Noto Sans CJK SC"']

/**
 * Faces without Chinese characters, one for each system. Chinese fonts draw ’ “ ” as wide as a character, and where none of
 * the system's fonts above is installed, they would draw all English text, too.
 */
const latin = ['"Helvetica Neue"', 'Arial', '"Liberation Sans"', '"Noto Sans"']

/** Returns the list of fonts for texts in a language. */
export const fontsOf = (lang: Lang): string =>
  [...system, ...(lang === 'en' ? latin : []), ...chinese, 'sans-serif'].join(', ')
