// The words and signs that say which dimension a number is. Pages that only name units load them, without the grades.
import { labelsAfter, labelsBefore, type Mark } from './labels_by_language.data.ts'
import { anyOf } from './patterns.ts'

/** Labels before a number, in lower case. */
const before: Record<Mark, string> = {
  dia: 'φ|直径|径|d|dia|diameter|durchmesser|dm',
  a: '□|边长|边|a|side|kantenlänge|kante',
  od: 'od|o.d|外径|外圆|外直径|外|φ外|d外|φa|φ a|außen-φ|aussen-φ|φaußen|outer diameter|outside diameter|outer dia|outside dia|outer|außendurchmesser|aussendurchmesser|außen|aussen|ad|da',
  id: 'id|i.d|带孔|带内孔|with bore|with hole|with id|mit bohrung|innen-φ|内径|内孔|内圆|内直径|孔径|中孔|孔|内|φ内|d内|φi|φ i|φinnen|bore|hole|bored|inner diameter|inside diameter|inner dia|inside dia|inner|innendurchmesser|innen|bohrung',
  wt: 'wt|w.t|壁厚|壁|wall thickness|wall|wandstärke|wandstaerke|wanddicke|wand',
  t: 't|厚|厚度|δ|thk|thick|thickness|dicke|stärke|staerke',
  w: 'w|宽|宽度|width|breite|b',
  l: 'l|长|长度|总长|每段|每根长|每支长|lengths of|in lengths of|cut to|cut|length|lg|länge|laenge|lgth',
  h: 'h|高|高度|height|höhe|hoehe|hoch',
  s: 's|对边|对边距|sw|af|a/f|across flats|schlüsselweite|schluesselweite',
}
/** Labels after a number and its unit, or before the unit (`70 Sq mm`); single Latin letters are too ambiguous there. */
const after: Partial<Record<Mark, string>> = {
  dia: '圆|直径|dia mm|dia. mm|dia|diameter|dia.|diam|diam.|durchmesser|dm|φ.',
  a: '方|边长|见方|square side|sq mm|sq. mm|sq|sq.',
  od: '外径|外圆|外|od mm|od|o.d.|outer diameter|outside diameter',
  id: '内径|内孔|内圆|孔|内|id mm|id|i.d.|bore|inner diameter|inside diameter|bohrung',
  wt: '壁厚|壁|wt|w.t.|wall|wall thickness',
  t: '厚|厚度|thick|thk mm|thk|thickness|dick',
  w: '宽|宽度|wide|width|breit',
  l: '长|长度|lengths|long|length|lg|lang|in length',
  h: '高|高度|high|height|hoch',
  s: '对边|across flats|a/f|af|sw',
}

const byWord = (table: Partial<Record<Mark, string>>) =>
  new Map(
    Object.entries(table).flatMap(([mark, words]) =>
      words.split('|').map((word) => [word, mark as Mark] as const),
    ),
  )
const withLanguages = (
  own: Partial<Record<Mark, string>>,
  more: Readonly<Record<string, Partial<Record<Mark, string>>>>,
) => new Map([...Object.values(more), own].flatMap((table) => [...byWord(table)]))
export const markBefore = withLanguages(before, labelsBefore)
export const markAfter = withLanguages(after, labelsAfter)

/** All labels before a number, as a part of a pattern. */
export const labelWords = anyOf(markBefore.keys())
