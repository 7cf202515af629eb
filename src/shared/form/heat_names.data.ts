/** How certificates call the values of a heat, in lower case, besides the symbols of the elements. */
import type { LimitedName } from '#contract/steel/heat.ts'

export const heatWords: Partial<Record<LimitedName | 'heat_no', string>> = {
  C: '碳|carbon|kohlenstoff|углерод',
  Si: '硅|silicon|silizium|кремний',
  Mn: '锰|manganese|mangan|марганец',
  P: '磷|phosphorus|phosphor|фосфор',
  S: '硫|sulphur|sulfur|schwefel|сера',
  Cr: '铬|chromium|chrom|хром',
  Ni: '镍|nickel|никель',
  Mo: '钼|molybdenum|molybdän|молибден',
  V: '钒|vanadium|ванадий',
  W: '钨|tungsten|wolfram|вольфрам',
  Cu: '铜|copper|kupfer|медь',
  Al: '铝|alt|al-t|t.al|al tot|aluminium|aluminum|алюминий',
  N: '氮|nitrogen|stickstoff|азот',
  Ti: '钛|titanium|titan|титан',
  Nb: '铌|niobium|niob|cb|ниобий',
  B: '硼|boron|bor|бор',
  Co: '钴|cobalt|kobalt|кобальт',
  rm: 'rm|σb|抗拉强度|抗拉|ts|uts|tensile|tensile strength|zugfestigkeit|временное сопротивление|σв',
  re: 're|reh|rel|rp0.2|rp 0.2|rp0,2|σs|σ0.2|屈服强度|屈服|ys|yield|yield strength|streckgrenze|предел текучести|σт',
  a: 'a|a5|a%|δ|δ5|断后伸长率|伸长率|延伸率|el|elongation|bruchdehnung|относительное удлинение',
  z: 'z|ψ|断面收缩率|收缩率|ra|reduction of area|brucheinschnürung|относительное сужение',
  kv: 'kv|kv2|kv8|ku|ku2|akv|aku|冲击功|冲击吸收能量|冲击|cvn|charpy|impact|kerbschlagarbeit',
  hardness: '硬度|hb|hbw|hardness|härte|твердость',
  heat_no:
    '炉号|炉批号|炉批|熔炼号|熔炼炉号|heat|heat no|heat number|heat nr|cast|cast no|melt|melt no|charge|chargen-nr|schmelze|schmelzen-nr|плавка|номер плавки|チャージ',
}
