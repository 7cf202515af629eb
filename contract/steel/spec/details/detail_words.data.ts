/*
 * The words by which a stock line says what it says beside the piece, one table a kind and one row a language, as
 * alternatives of a pattern on the normalised text (simplified characters, `No` for №). A new language is a row.
 */

export const heatLabels: Record<string, string> = {
  zh: '炉批?号|熔炼炉?号|冶炼炉号|熔炉号',
  en: 'heat\\s?(?:no\\.?|number|nr\\.?|#)?|ht\\s?(?:no\\.?|#)|cast\\s?(?:no\\.?|#)?|melt\\s?no\\.?',
  de: 'chargen?[- ]?(?:nr\\.?|nummer)?|ch\\.?[- ]?nr\\.?|schmelzen?[- ]?(?:nr\\.?|nummer)?',
  ru: 'плавка\\s?(?:№|no)?|пл\\.?\\s?(?:№|no)?',
  tr: 'döküm\\s?no|şarj\\s?(?:no)?',
  it: 'colata\\s?(?:n\\.|nr\\.?|n°)?',
  es: 'colada\\s?(?:no\\.?|n\\.?)?',
  fr: 'coulée\\s?(?:n°|no\\.?)?',
  ja: '溶鋼番号|溶钢番号|鋼番|钢番|チャージ\\s?(?:no\\.?)?|ヒート\\s?(?:no\\.?)?',
  ko: '히트\\s?(?:번호|no\\.?)?|용강번호|차지번호',
}

export const priceLabels: Record<string, string> = {
  zh: '单价|价格|报价|售价|现价|特价|含税价|不含税价|出厂价|裸价|价',
  en: 'price|asking|offer|@',
  de: 'preis|vk|vhb',
  ru: 'цена',
  tr: 'fiyatı?',
  it: 'prezzo',
  es: 'precio',
  fr: 'prix',
  ja: '単価|单価|価格',
  ko: '단가|가격',
}

export const taxIncluded: Record<string, string> = {
  zh: '含税价?|带票|含增值税|含票',
  en: 'incl?(?:uding|\\.)?\\s?(?:of\\s)?(?:vat|tax)|with\\svat',
  de: 'inkl\\.?\\s?(?:mwst\\.?|ust\\.?)|brutto',
  ru: 'с\\s?ндс|вкл(?:ючая|\\.)?\\sндс',
  tr: 'kdv\\sdahil',
  it: 'iva\\s(?:inclusa|compresa)',
  es: 'iva\\sincluido',
  fr: 'ttc',
  ja: '税込み?',
  ko: '부가세\\s?포함',
}

export const taxExcluded: Record<string, string> = {
  zh: '不含税价?|未税|不带票|裸价',
  en: '(?:excl?(?:uding|\\.)?|ex\\.?|plus|\\+|without|w/o)\\s?(?:vat|tax)|net\\sof\\svat',
  de: '(?:zzgl|exkl)\\.?\\s?(?:mwst\\.?|ust\\.?)|netto|zuzüglich\\s(?:mwst\\.?|ust\\.?)',
  ru: 'без\\sндс',
  tr: '\\+\\s?kdv|kdv\\shariç',
  it: '\\+\\s?iva|iva\\sesclusa',
  es: 'iva\\sno\\sincluido|sin\\siva|\\+\\s?iva',
  fr: 'ht',
  ja: '税抜き?|税別',
  ko: '부가세\\s?별도',
}

/** Currencies that a posting can have, and others that are known to be none of them. */
export const currencies: Record<'CNY' | 'USD' | 'EUR' | 'other', string> = {
  CNY: '¥|rmb|cny|人民币|元|юан(?:ей|ь)|위안',
  USD: 'us\\$|usd|u\\.s\\.\\$|\\$|美元|美金|долл(?:аров|\\.)?|dolar|달러|ドル',
  EUR: '€|eur(?:o|os)?|欧元|евро|avro|유로|ユーロ',
  other:
    '£|gbp|zł|zl|pln|kč|czk|r\\$|brl|mxn|руб(?:лей|\\.)?|₽|rub|tl|₺|円(?!板|柱|筒|形|盤)|jpy|원(?![가-힣])|krw|inr|rs\\.?|₹|₩|nt\\$|ntd|台币',
}

export const bases: Record<'per_t' | 'per_kg' | 'per_piece', string> = {
  per_t: 't|吨|公吨|mt|to|tn|ton|tonnes?|tonne|tonnen?|tons|톤|トン|т',
  per_kg: 'kg|kgs|公斤|千克|kilo',
  per_piece:
    '件|支|块|根|个|只|本|个|개|pcs?|pce|piece|ea|each|stk\\.?|stück|st\\.|adet|pezzo|pz|pieza|pièce|шт\\.?',
}
export const perWords =
  '/|每|一(?=公斤|吨|支|件)|(?<![a-zà-ÿа-я])(?:p(?=mt)|(?:per|je|pro|al|alla|par|la|por|за|a)\\s)'

export const certificateWords: Record<string, string> = {
  zh: '质保书|质量证明书|证书|材质单|材质书|质保单',
  en: 'mill\\scert(?:ificate)?s?|test\\scert(?:ificate)?s?|cert(?:ificate|ification|s|\\.)?|mtcs?|inspection\\scertificate',
  de: 'werkszeugnis(?:se)?|abnahmeprüfzeugnis|apz|zeugnis(?:se)?|prüfbescheinigung|wz',
  ru: 'сертификат(?:ом)?|серт\\.?',
  tr: 'sertifika(?:lı|sı)?',
  it: 'certificato|certificati|cert\\.',
  es: 'certificado|cert\\.',
  fr: 'certificat|ccpu|cert\\.',
  ja: 'ミルシート(?:付き?)?|検査証明書|検査证明书',
  ko: '밀시트|성적서|검사증명서',
}

/** Methods of testing by the words that name one; of forgings, a flaw detection without more is an ultrasonic one. */
export const testWords: Record<'UT' | 'MT' | 'PT' | 'RT', string> = {
  UT: 'ut|超声波?(?:探伤|检测|检验)?|(?<!磁粉|渗透|射线)探伤|us(?=-?\\s?(?:geprüft|prüfung|en\\s10228|sep))|ultraschall(?:geprüft|prüfung)?|ultrasonic(?:ally)?|узк|ультразвук|ultrasonik|ultrasuoni|ultrasonidos|ultrasons|超音波(?:探伤|探傷)?|초음파(?:탐상)?',
  MT: '(?<!\\d\\s?)mt(?=\\s?(?:tested|检测|检验|合格|$|[,;+/]))|mpi|磁粉(?:探伤|检测)?',
  PT: 'pt(?=\\s?(?:tested|检测|检验|合格|$|[,;+/]))|渗透(?:探伤|检测)?',
  RT: 'rt(?=\\s?(?:tested|检测|检验|合格|$|[,;+/]))|射线(?:探伤|检测)?',
}
export const testedWords =
  '合格|通过|检测|检验|检查|検査済?|検查济?|检查济?|济|済|tested|passed|ok|inspected|inspection|test|geprüft|prüfung|검사|합격|yapılmış|testli|testi|proof'
export const accordingTo =
  'acc\\.?(?:\\sto)?|nach|按照?|依据?|执行|per|as\\sper|to|по|göre|secondo|según|selon|gem\\.?|gemäß|标准'
export const levelWords =
  'classe|class|clase|cl\\.?|klasse|kl\\.?|класс|кл\\.?|level|lvl\\.?|grade|gr\\.?|qual(?:ity)?\\.?|sınıf'

export const remnantWords: Record<string, string> = {
  zh: '余料|料头|尾料|边角料|库存余料|二级品?|二级料',
  en: 'remnants?|off-?\\s?cuts?|drops?(?!\\s?-?\\s?forg)',
  de: 'reststücke?|reststangen?|restmaterial',
  ru: 'деловой остаток|деловые остатки|обрез(?:ь|ки)',
  tr: 'kesim artığı|fire parça',
  it: 'spezzon[ei]|sfrid[oi]',
  es: 'retal(?:es)?|recortes?',
  fr: 'chutes?',
  ja: '端材|残材',
  ko: '잔재|자투리',
}
export const primeWords: Record<string, string> = { zh: '正品|一级品|全新正品', en: 'prime(?:\\squality)?' }

export const placeLabels: Record<string, string> = {
  zh: '现?货在|库存地点?|存放地点?|存放于|货物所在地|所在地|仓库|提货地点?|交货地点?',
  en: 'ex\\sstock|ex\\swarehouse|located\\s(?:in|at)|location|stock(?:ed)?\\s(?:in|at)|warehouse',
  de: '(?:ab\\s)?lager(?:ort|standort)?|standort',
  ru: 'склад|на складе в|со склада',
  tr: 'depo|stok yeri',
  it: 'magazzino|deposito',
  es: 'almacén|depósito',
  fr: 'dépôt|entrepôt|stock à',
}
/** Places of the Chinese trade, which a line also names with 库, 现货, 自提 behind. */
export const chinesePlaces =
  '上海|江阴|无锡|常州|苏州|张家港|常熟|南京|镇江|扬州|泰州|南通|杭州|宁波|湖州|嘉兴|绍兴|温州|丽水|合肥|马鞍山|芜湖|天津|北京|唐山|石家庄|邯郸|济南|青岛|聊城|淄博|潍坊|烟台|章丘|莱芜|临沂|郑州|洛阳|济源|武汉|黄石|大冶|长沙|湘潭|广州|佛山|东莞|深圳|乐从|重庆|成都|德阳|西安|沈阳|大连|鞍山|抚顺|哈尔滨|长春|太原|定襄|兰州|西宁|贵阳|昆明|南昌|福州|厦门|溧阳|靖江|盐城|徐州'
export const placeBehind = '现货|库|仓|仓库|库存|自提|提货|交货'

export const mintedBy: Record<string, string> = {
  zh: '产地|钢厂|生产厂家?|厂家|产于',
  en: 'mill|made\\sby|manufacturer|maker|producer|mfr\\.?|ex(?!\\s?(?:stock|works|warehouse|mill|vat|tax))',
  de: 'hersteller|werk|stahlwerk',
  ru: 'завод|производитель|пр-во|произв\\.',
  tr: 'üretici|imalatçı',
  it: 'acciaieria|produttore',
  es: 'fabricante|acería',
  fr: 'aciérie|producteur|fabricant',
}
/** What follows a mill's short name: 兴澄产, 中天料. */
export const millBehind = '特钢|特殊钢|钢厂|钢铁|产|料|货'

/** Mills by the short names and other writings of stock lists; the second is the name that is filled in. */
export const millAliases: readonly (readonly [written: string, name: string, isAlsoAPlace?: true])[] = [
  ['兴澄', '兴澄特钢'],
  ['兴澄特钢', '兴澄特钢'],
  ['大冶', '大冶特钢', true],
  ['抚顺', '抚顺特钢', true],
  ['抚钢', '抚顺特钢'],
  ['东特', '东北特钢'],
  ['东北特钢', '东北特钢'],
  ['北满', '北满特钢'],
  ['西宁', '西宁特钢', true],
  ['西钢', '西宁特钢'],
  ['石钢', '石钢'],
  ['莱钢', '莱钢'],
  ['淮钢', '淮钢'],
  ['沙钢', '沙钢'],
  ['南钢', '南钢'],
  ['永钢', '永钢'],
  ['中天', '中天钢铁', true],
  ['济源', '济源钢铁', true],
  ['湘钢', '湘钢'],
  ['鞍钢', '鞍钢'],
  ['本钢', '本钢'],
  ['宝钢', '宝钢特钢'],
  ['太钢', '太钢'],
  ['天工', '天工国际', true],
  ['中原', '中原特钢', true],
  ['贵阳', '贵阳特钢', true],
  ['一重', '中国一重', true],
  ['二重', '中国二重', true],
  ['上重', '上海重型机器厂', true],
  ['衡钢', '衡阳钢管'],
  ['衡管', '衡阳钢管'],
  ['大同', '大同特殊钢', true],
  ['大同特殊鋼', '大同特殊钢'],
  ['山阳特殊制钢', '山阳特殊制钢'],
  ['山陽特殊製鋼', '山阳特殊制钢'],
  ['山陽特殊製钢', '山阳特殊制钢'],
  ['神户制钢', '神户制钢'],
  ['神戸製鋼', '神户制钢'],
  ['神戸製钢', '神户制钢'],
  ['포스코', 'POSCO'],
  ['세아베스틸', '세아베스틸'],
  ['daye', 'Daye Special Steel'],
  ['xingcheng', 'Xingcheng Special Steel'],
  ['fushun', 'Fushun Special Steel'],
  ['gröditz', 'Gröditz'],
  ['dew', 'Deutsche Edelstahlwerke'],
  ['böhler', 'voestalpine Böhler'],
  ['uddeholm', 'Uddeholm (ASSAB)'],
  ['assab', 'Uddeholm (ASSAB)'],
  ['thyssen', 'thyssenkrupp'],
  ['thyssenkrupp', 'thyssenkrupp'],
  ['sidenor', 'Sidenor'],
  ['cogne', 'Cogne'],
  ['ascometal', 'Ascometal'],
  ['aubert & duval', 'Aubert & Duval'],
  ['buderus', 'Buderus'],
  ['asil çelik', 'Asil Çelik'],
  ['valbruna', 'Valbruna'],
  ['swiss steel', 'Swiss Steel'],
  ['чмк', 'ЧМК'],
  ['ижсталь', 'Ижсталь'],
  ['электросталь', 'Электросталь'],
  ['нлмк', 'НЛМК'],
  ['северсталь', 'Северсталь'],
]
