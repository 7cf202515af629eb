/** 钢厂: mills that appear in stock lists, in both languages; other names can be entered and stay as typed. */
import type { Lang } from '../enums.ts'

type Mill = Readonly<Record<Lang, string>>

const mill = (zh: string, en: string): Mill => ({ zh, en })

/** Short names as certificates and stock lists have them. */
export const mills: readonly Mill[] = [
  mill('大冶特钢', 'Daye Special Steel'),
  mill('兴澄特钢', 'Xingcheng Special Steel'),
  mill('抚顺特钢', 'Fushun Special Steel'),
  mill('东北特钢', 'Dongbei Special Steel'),
  mill('北满特钢', 'Beiman Special Steel'),
  mill('西宁特钢', 'Xining Special Steel'),
  mill('石钢', 'Shijiazhuang Steel'),
  mill('莱钢', 'Laiwu Steel'),
  mill('淮钢', 'Huaigang Special Steel'),
  mill('沙钢', 'Shagang'),
  mill('南钢', 'Nanjing Steel'),
  mill('永钢', 'Yonggang'),
  mill('中天钢铁', 'Zhongtian Steel'),
  mill('济源钢铁', 'Jiyuan Steel'),
  mill('湘钢', 'Xiangtan Steel'),
  mill('鞍钢', 'Ansteel'),
  mill('本钢', 'Benxi Steel'),
  mill('宝钢特钢', 'Baosteel Special Steel'),
  mill('太钢', 'TISCO'),
  mill('青山钢铁', 'Tsingshan'),
  mill('天工国际', 'Tiangong International'),
  mill('河冶科技', 'Heye Special Steel'),
  mill('长城特钢', 'Changcheng Special Steel'),
  mill('中原特钢', 'Zhongyuan Special Steel'),
  mill('贵阳特钢', 'Guiyang Special Steel'),
  mill('中国一重', 'China First Heavy Industries'),
  mill('中国二重', 'China Erzhong'),
  mill('上海重型机器厂', 'Shanghai Heavy Machinery Plant'),
  mill('衡阳钢管', 'Hengyang Steel Tube'),
  mill('天津钢管', 'Tianjin Pipe (TPCO)'),
  mill('奥钢联百禄', 'voestalpine Böhler'),
  mill('一胜百', 'Uddeholm (ASSAB)'),
  mill('葛利兹', 'Gröditz'),
  mill('德国特殊钢', 'Deutsche Edelstahlwerke'),
  mill('奥沃科', 'Ovako'),
  mill('奥托昆普', 'Outokumpu'),
  mill('安赛乐米塔尔', 'ArcelorMittal'),
  mill('大同特殊钢', 'Daido Steel'),
  mill('山阳特殊制钢', 'Sanyo Special Steel'),
  mill('神户制钢', 'Kobe Steel'),
  mill('日本制钢所', 'Japan Steel Works'),
  mill('浦项制铁', 'POSCO'),
]

/** Invented mills of the demo data: translated, but never suggested. */
export const demoMills: readonly Mill[] = [
  mill('南麓特钢（演示）', 'Nanlu Special Steel (demo)'),
  mill('江汀钢厂（演示）', 'Jiangting Steel (demo)'),
  mill('渤岭钢铁（演示）', 'Boling Iron & Steel (demo)'),
  mill('云砧重工（演示）', 'Yunzhen Heavy Industries (demo)'),
  mill('白岸特材（演示）', 'Baian Special Materials (demo)'),
  mill('东垣电渣（演示）', 'Dongyuan ESR Steel (demo)'),
]

const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s()]/g, '')

let byName: ReadonlyMap<string, Mill> | undefined

function findMill(text: string): Mill | undefined {
  byName ??= new Map(
    [...mills, ...demoMills].flatMap((one) => [one.zh, one.en].map((name) => [fold(name), one])),
  )
  return byName.get(fold(text))
}

/** The mill's name in the reader's language; the typed text if the list does not have it. */
export const millName = (typed: string, lang: Lang): string => findMill(typed)?.[lang] ?? typed

/** All names of a typed mill. */
export function millNames(typed: string | undefined): string[] {
  if (!typed) return []
  const known = findMill(typed)
  return known ? [typed, known.zh, known.en] : [typed]
}
