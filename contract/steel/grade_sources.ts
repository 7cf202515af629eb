/** Translations of phrases in the grade table's sources, longest first because some are parts of others. */
const phrases: readonly (readonly [en: string, zh: string])[] = [
  ['Published grade comparison tables', '公开发表的牌号对照表'],
  ['comparable only', '仅作近似对照'],
  ['similar foreign grades', '国外相近牌号'],
  ['corresponding foreign grades', '国外对应牌号'],
  ['comparison with foreign designations', '与国外牌号对照'],
  ['material number of the same grade as the trade shortens it', '同一牌号材料编号的贸易简写'],
  ['short form of the same grade in the trade', '同一牌号的贸易简写'],
  ['name of the same grade in the trade', '同一牌号的贸易名称'],
  ['the same grade delivered normalised', '同一牌号的正火交货状态'],
  ['traded as one grade', '贸易中视为同一牌号'],
  ['same composition ranges', '成分范围相同'],
  ['former designation of the high-quality grade', '高级优质钢的旧牌号'],
  ['former DIN designation of the same grade', '同一牌号的 DIN 旧代号'],
  ['former designation of the same grade', '同一牌号的旧代号'],
  ['later designation of the same grade', '同一牌号的后续代号'],
  ['former designation of the same alloy', '同一合金的旧代号'],
  ['unified numerical code of the same grade', '同一牌号的统一数字代号'],
  ['UNS number of the same grade', '同一牌号的 UNS 编号'],
  ['trade name of the same grade, certified to both', '同一牌号的贸易名称，双证'],
  ['pipe of the same grade', '同一牌号的钢管名'],
  ['tube of the same grade', '同一牌号的管子名'],
  ['UNS number of the same alloy', '同一合金的 UNS 编号'],
  ['material number of the same grade', '同一牌号的材料编号'],
  ['material number of the same alloy', '同一合金的材料编号'],
  ['type of the same grade', '同一牌号的型别代号'],
  ['grade of the same alloy', '同一合金的等级代号'],
  ['name of the same grade', '同一牌号的名称'],
  ['the same UNS', '同一 UNS 编号'],
  ['density: mechanical design handbook', '密度取自机械设计手册'],
  ['density: China superalloys handbook', '密度取自中国高温合金手册'],
  ['Trade name in common use', '通用商品名'],
  ['no standard of its own', '无独立标准'],
  ['Trade name', '商品名'],
  ['trade name', '商品名'],
  ['foreign designations', '国外牌号'],
  ['foreword', '前言'],
  ['annex', '附录'],
  ['in force:', '现行：'],
  ['see', '参见'],
]

const months = ['Jan', 'Feb', 'March', 'April', 'May', 'June', 'July', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec']
/** Matches `since May 2026 GB/T 1222-2025 is in force`. */
const inForce = /since (\w+) (\d{4}) (\S+ \S+) is in force/

/** Returns a source or standard of the grade table in the reader's language. */
export function sourceText(source: string, lang: 'zh' | 'en'): string {
  if (lang === 'en') return source
  const dated = source.replace(inForce, (_, month: string, year: string, standard: string) => {
    return `${year} 年 ${months.indexOf(month) + 1} 月起施行 ${standard}`
  })
  const replaced = phrases.reduce((text, [en, zh]) => text.replace(en, zh), dated)
  return replaced.replaceAll(', ', '，').replaceAll('; ', '；')
}
